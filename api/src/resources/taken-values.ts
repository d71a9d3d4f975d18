import { violatedIndex } from '../db/unique-violation.ts';
import type { AnyResource } from './resource.ts';

/** Waits for work that writes rows. @throws DomainError of the unique index that rejected one */
export async function orTaken<R>({ taken }: AnyResource, work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    const valueTaken = taken[violatedIndex(error) ?? ''];
    throw valueTaken ? valueTaken({ cause: error }) : error;
  }
}
