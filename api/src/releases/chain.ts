import { createHash } from 'node:crypto';
import type { RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';

/** What an entry's hash covers: everything but the hash itself. */
export type UnhashedEntry = Omit<RolloutLogEntry, 'hash'>;

/** The previous hash of the first entry. */
export const beginning = '0'.repeat(64);

/**
 * @returns the hash of an entry, 64 hexadecimal digits of SHA-256. It covers the previous entry's hash, so no
 *   entry can be changed, removed or inserted without changing all that follow (a hash chain)
 */
export function hashOfEntry({ previous, remote, seq, at, actor, reason, event }: UnhashedEntry): string {
  // The event is hashed as it was written; the brackets keep it apart from text that a person typed.
  const text = `${JSON.stringify([previous, remote, seq, at, actor, reason])}${event}`;
  return createHash('sha256').update(text).digest('hex');
}

/** @returns whether every entry of a log follows the one before it and has the right hash */
export function isIntact(entries: readonly RolloutLogEntry[]): boolean {
  return entries.every(
    (entry, i) =>
      entry.seq === i + 1 &&
      entry.previous === (entries[i - 1]?.hash ?? beginning) &&
      entry.hash === hashOfEntry(entry),
  );
}
