import { isDeepStrictEqual } from 'node:util';
import type { ErrorBody } from '@hawiyat/shared/contract/core/error';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { hidden } from '../events/index.ts';
import { outdatedEdit } from '../kernel/errors.ts';

type Outdated = NonNullable<ErrorBody['outdated']>;

interface Edited {
  readonly companyId: string;
  readonly id: string;
  readonly version: number;
  /** The version that the client has seen; without it any version is accepted. */
  readonly ifMatch: string | undefined;
  /** Arabic labels of form fields, by their name in the contract. */
  readonly labels: Readonly<Record<string, string>>;
  readonly present: () => Promise<Record<string, unknown>>;
}

interface ChangeRow {
  readonly at: Date;
  readonly before: Record<string, unknown> | null;
  readonly after: Record<string, unknown> | null;
  readonly by: string | null;
}

/** Rejects an edit that would overwrite unseen changes. Call it after the row's lock. */
export async function assertUpToDate(tx: Transaction<Schema>, edited: Edited): Promise<void> {
  const { version, ifMatch } = edited;
  if (ifMatch === undefined || ifMatch.trim() === '*') return;
  const seen = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch)?.[1];
  if (Number(seen) === version) return;
  const rows = seen === undefined ? [] : await changesSince(tx, edited, Number(seen));
  const current = await edited.present();
  const outdated: Outdated = {
    by: rows[0]?.by ?? null,
    at: rows[0]?.at.toISOString() ?? null,
    changes: merged(rows, edited.labels, current),
    current,
  };
  throw outdatedEdit({ outdated });
}

/** Every version has one event, so the newest events have the changes since a version. */
async function changesSince(
  tx: Transaction<Schema>,
  { companyId, id, version, labels }: Edited,
  seen: number,
): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select e.at, e.before, e.after, a.name as by
    from events e
    left join admins a on e.actor_kind = 'admin' and a.company_id = e.company_id and a.id = e.actor_id
    where e.company_id = ${companyId} and e.entity_id = ${id} and e.before is not null
      and jsonb_exists_any(e.after, ${Object.keys(labels)}::text[])
    order by e.id desc limit ${Math.max(0, version - seen)}`.execute(tx);
  return rows;
}

function merged(
  rows: readonly ChangeRow[],
  labels: Edited['labels'],
  current: Outdated['current'],
): Outdated['changes'] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const changes = rows.filter((row) => row.after && field in row.after);
    const [newest] = changes;
    if (!newest) return [];
    // A password has no value to show.
    if (field === 'newPassword') return [{ field, label, from: null, to: null }];
    const [from, to] = [changes.at(-1)?.before?.[field] ?? null, newest.after?.[field] ?? null];
    // The audit log hides personal data, so the current value comes from the row.
    if (to === hidden || from === hidden) return [{ field, label, from, to: current[field] ?? null }];
    return isDeepStrictEqual(from, to) ? [] : [{ field, label, from, to }];
  });
}
