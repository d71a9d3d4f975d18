import { atom } from 'nanostores';
import { serverNow } from '../locale/server-time.ts';

export interface Connection {
  /** `cut` and `refused` (no channel between tabs) poll every few seconds. `offline`: the device has no network. */
  readonly status: 'connecting' | 'live' | 'cut' | 'refused' | 'offline';
  /** Milliseconds since 1970 when the page last was up to date. */
  readonly lastUpdate: number;
}

export const $connection = atom<Connection>({ status: 'connecting', lastUpdate: serverNow().getTime() });

export function setConnection(status: Connection['status']): void {
  const known = $connection.get();
  if (known.status === status && status !== 'live') return;
  const wasLive = known.status === 'live' || status === 'live';
  $connection.set({ status, lastUpdate: wasLive ? serverNow().getTime() : known.lastUpdate });
}
