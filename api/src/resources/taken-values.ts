import { violatedIndex } from '../db/unique-violation.ts';
import type { AnyResource } from './resource.ts';

/** Turns a violation of a unique index into the resource's error. */
export async function orTaken<R>({ taken }: AnyResource, work: Promise<R>): Promise<R> {
  try {
    return await work;
  } catch (error) {
    const valueTaken = taken[violatedIndex(error) ?? ''];
    throw valueTaken ? valueTaken({ cause: error }) : error;
  }
}
