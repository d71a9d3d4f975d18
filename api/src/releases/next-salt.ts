import { createHash } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { beginning } from './chain.ts';
import { lastEntryOf } from './log-entries.ts';

/** A log entry changes the salt; a dry run and the start after it share one, so that both mean the same companies. */
export async function nextSalt(tx: Transaction<Schema>, remote: Releasable): Promise<string> {
  const last = await lastEntryOf(tx, remote);
  return createHash('sha256')
    .update(`${remote} ${last?.hash ?? beginning}`)
    .digest('hex')
    .slice(0, 32);
}
