import { createHash } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { beginning } from './chain.ts';
import { lastEntryOf } from './log-entries.ts';

/**
 * The salt of the next rollout: another one after every entry of the log, and the same for a dry run and the start
 * that follows it, so that both mean the same companies.
 * @returns 32 hexadecimal digits
 */
export async function nextSalt(tx: Transaction<Schema>, remote: Releasable): Promise<string> {
  const last = await lastEntryOf(tx, remote);
  return createHash('sha256')
    .update(`${remote} ${last?.hash ?? beginning}`)
    .digest('hex')
    .slice(0, 32);
}
