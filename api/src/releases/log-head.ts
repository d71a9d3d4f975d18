import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import type { Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { type Head, isValidHead, type LogKey } from './seal.ts';

type Tx = Transaction<Schema>;

export const headOf = (tx: Tx, remote: Releasable): Promise<Head | undefined> =>
  tx
    .selectFrom('release_log_heads')
    .select(['remote', 'seq', 'hash', 'unsealed', 'seal'])
    .where('remote', '=', remote)
    .executeTakeFirst();

export async function storeHead(tx: Tx, head: Head): Promise<void> {
  const { remote: _, ...changed } = head;
  await tx
    .insertInto('release_log_heads')
    .values(head)
    .onConflict((conflict) => conflict.column('remote').doUpdateSet(changed))
    .execute();
}

/** Only a valid head moves: a missing or wrong one stays, visible to everyone. */
export async function moveHead(tx: Tx, { remote, seq, hash }: RolloutLogEntry, key: LogKey): Promise<void> {
  const head = await headOf(tx, remote);
  if (!head && seq > 1) return;
  if (head) {
    const ended = await tx
      .selectFrom('release_events')
      .select(['remote', 'seq', 'hash'])
      .where('remote', '=', remote)
      .where('seq', '=', head.seq)
      .execute();
    if (!isValidHead(head, ended, key) || seq <= head.seq) return;
  }
  const next = { remote, seq, hash, unsealed: head?.unsealed ?? 0 };
  await storeHead(tx, { ...next, seal: key.sealHead(next) });
}
