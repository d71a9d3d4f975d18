import { createHmac, hkdfSync } from 'node:crypto';
import type { Releasable } from '@hawiyat/shared/contract/platform/areas';
import type { LogState, RolloutLogEntry } from '@hawiyat/shared/contract/platform/rollouts';
import { beginning, isIntact } from './chain.ts';

/** The hash covers the rest of the entry, and all entries before. */
type EntryKey = Pick<RolloutLogEntry, 'remote' | 'seq' | 'hash'>;
export type SealedEntry = RolloutLogEntry & { readonly seal: string | null };

export interface Head extends EntryKey {
  /** Entries from the beginning that need no seal, because an operator has sealed the log. */
  readonly unsealed: number;
  readonly seal: string;
}

export type LogKey = ReturnType<typeof logKey>;

/** The key of the log, which only the operator token can create. */
export function logKey(operatorToken: string) {
  const key = Buffer.from(hkdfSync('sha256', operatorToken, '', 'hawiyat rollout log', 32));
  const signed = (text: string) => createHmac('sha256', key).update(text).digest('hex');
  const id = signed('id').slice(0, 8);
  return {
    isOwn: (seal: string) => seal.startsWith(`${id}:`),
    sealEntry: ({ remote, seq, hash }: EntryKey) =>
      `${id}:${signed(JSON.stringify(['line', remote, seq, hash]))}`,
    sealHead: ({ remote, seq, hash, unsealed }: Omit<Head, 'seal'>) =>
      `${id}:${signed(JSON.stringify(['head', remote, seq, hash, unsealed]))}`,
  };
}

export function isValidHead(head: Head, entries: readonly EntryKey[], key: LogKey): boolean {
  const end = head.seq === 0 ? beginning : entries.find((entry) => entry.seq === head.seq)?.hash;
  return head.seal === key.sealHead(head) && end === head.hash;
}

/** How far a log can be trusted: the worst state wins. */
export function stateOf(entries: readonly SealedEntry[], head: Head | null, key: LogKey): LogState {
  if (!isIntact(entries)) return 'broken';
  if (!head) return entries.length === 0 ? 'whole' : 'broken';
  if (!key.isOwn(head.seal)) return 'unknown-key';
  if (!isValidHead(head, entries, key)) return 'broken';

  const needed = entries.slice(head.unsealed);
  if (needed.some((entry) => entry.seal === null)) return 'broken';
  const own = needed.filter((entry) => entry.seal !== null && key.isOwn(entry.seal));
  if (own.some((entry) => entry.seal !== key.sealEntry(entry) || entry.seq > head.seq)) return 'broken';
  return own.length < needed.length ? 'unknown-key' : 'whole';
}

export function sealed(remote: Releasable, last: EntryKey | null, key: LogKey): Head {
  const seq = last?.seq ?? 0;
  const head = { remote, seq, hash: last?.hash ?? beginning, unsealed: seq };
  return { ...head, seal: key.sealHead(head) };
}
