import { createHmac, hkdfSync } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/releases';
import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/rollouts';
import { beginning, isWhole } from './chain.ts';

/** What an entry's seal covers: its hash covers the rest of it, and all entries before. */
type Line = Pick<RolloutLogEntry, 'of' | 'seq' | 'hash'>;
export type SealedLine = RolloutLogEntry & { readonly seal: string | null };

/** The end of a log, as the last server that appended to it left it. */
export interface Head extends Line {
  /** How many entries from the beginning need no seal of their own: sealing the log vouched for them. */
  readonly unsealed: number;
  readonly seal: string;
}

export type LogKey = ReturnType<typeof logKey>;

/** @returns the key of the log, which only the operator token can create */
export function logKey(operatorToken: string) {
  const key = Buffer.from(hkdfSync('sha256', operatorToken, '', 'hawiyat rollout log', 32));
  const signed = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const id = signed('id').slice(0, 8);
  const isOwn = (seal: string) => seal.startsWith(`${id}:`);
  return {
    isOwn,
    ofLine: ({ of, seq, hash }: Line) => `${id}:${signed(JSON.stringify(['line', of, seq, hash]))}`,
    ofHead: ({ of, seq, hash, unsealed }: Omit<Head, 'seal'>) =>
      `${id}:${signed(JSON.stringify(['head', of, seq, hash, unsealed]))}`,
  };
}

/** @returns whether this key sealed a head, and it ends these entries or a part of them */
export function isTrue(head: Head, lines: readonly Line[], key: LogKey): boolean {
  const end = head.seq === 0 ? beginning : lines.find((line) => line.seq === head.seq)?.hash;
  return head.seal === key.ofHead(head) && end === head.hash;
}

/** @returns how far a log can be trusted, the worst state first */
export function stateOf(lines: readonly SealedLine[], head: Head | null, key: LogKey): LogState {
  if (!isWhole(lines)) return 'broken';
  if (!head) {
    if (lines.length === 0) return 'whole';
    return lines.some((line) => line.seal !== null) ? 'broken' : 'not-sealed';
  }
  if (!key.isOwn(head.seal)) return 'unknown-key';
  if (!isTrue(head, lines, key)) return 'broken';

  const own = lines.slice(head.unsealed).filter((line) => line.seal !== null && key.isOwn(line.seal));
  if (own.some((line) => line.seal !== key.ofLine(line) || line.seq > head.seq)) return 'broken';
  const others = lines.slice(head.unsealed).filter((line) => !own.includes(line));
  if (others.some((other) => other.seal !== null)) return 'unknown-key';
  return others.length > 0 ? 'not-sealed' : 'whole';
}

/** @returns the head that vouches for all entries as they are */
export function sealed(of: Releasable, last: Line | null, key: LogKey): Head {
  const seq = last?.seq ?? 0;
  const head = { of, seq, hash: last?.hash ?? beginning, unsealed: seq };
  return { ...head, seal: key.ofHead(head) };
}
