import { folded } from '@hawiyat/shared/locale/folded';
import { type RawBuilder, sql } from 'kysely';

/**
 * What a search in a list of jobs compares: the container's number and the driver's name, however they are spelled. The
 * query must have joined both tables.
 * @returns null when nothing is searched for
 */
export function jobSearch(q: string | undefined): RawBuilder<boolean> | null {
  const text = folded(q ?? '');
  if (!text) return null;
  return sql`(strpos(folded(containers.number), ${text}) > 0
    or strpos(folded(coalesce(drivers.name, '')), ${text}) > 0)`;
}
