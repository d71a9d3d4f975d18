import { createHash } from 'node:crypto';
import type { RolloutLogEntry } from '@hawiyat/shared/contract/rollouts';

/** What a line's hash is of: everything in it but the hash itself. */
export type Unhashed = Omit<RolloutLogEntry, 'hash'>;

/** What the first line of a log names as the one before it. */
export const beginning = '0'.repeat(64);

/**
 * The hash of a line, 64 hexadecimal digits of SHA-256. It covers the hash of the line before, so no line can be
 * changed, taken out or put in between without changing all that follow (a hash chain).
 */
export function hashOfLine({ previous, of, seq, at, actor, reason, event }: Unhashed): string {
  // The event goes in as it was written; the brackets keep it apart from what a person typed.
  const text = `${JSON.stringify([previous, of, seq, at, actor, reason])}${event}`;
  return createHash('sha256').update(text).digest('hex');
}

/** Whether a log is whole: every line follows the one before it, and has the hash that it must have. */
export function isWhole(lines: readonly RolloutLogEntry[]): boolean {
  return lines.every(
    (line, i) =>
      line.seq === i + 1 &&
      line.previous === (lines[i - 1]?.hash ?? beginning) &&
      line.hash === hashOfLine(line),
  );
}
