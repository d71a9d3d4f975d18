import { createHash } from 'node:crypto';
import type { RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';

export type UnhashedEntry = Omit<RolloutLogEntry, 'hash'>;

export const beginning = '0'.repeat(64);

/** SHA-256 over the entry and the hash before it: a hash chain, in which a change shows in all later entries. */
export function hashOfEntry({ previous, remote, seq, at, actor, reason, event }: UnhashedEntry): string {
  // The event is hashed as stored; the brackets keep it apart from text that a person typed.
  const text = `${JSON.stringify([previous, remote, seq, at, actor, reason])}${event}`;
  return createHash('sha256').update(text).digest('hex');
}

/** Whether every entry follows the one before it and has the right hash. */
export function isIntact(entries: readonly RolloutLogEntry[]): boolean {
  return entries.every(
    (entry, i) =>
      entry.seq === i + 1 &&
      entry.previous === (entries[i - 1]?.hash ?? beginning) &&
      entry.hash === hashOfEntry(entry),
  );
}
