import { violatedIndex } from '../db/unique-violation.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { AnyResource } from './resource.ts';

/** Waits for work that writes rows. @throws DomainError of the unique index that rejected one */
export async function orTaken<R>({ taken }: AnyResource, work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    const code = taken[violatedIndex(error) ?? ''];
    if (code === undefined) throw error;
    throw new DomainError(code, { cause: error });
  }
}
