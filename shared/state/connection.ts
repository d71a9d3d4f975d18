import { atom } from 'nanostores';

export interface Connection {
  /** `live`: changes show by themselves. `cut`: they do not, and lists are fetched anew from time to time. `offline`: the device has no network. */
  readonly status: 'connecting' | 'live' | 'cut' | 'offline';
  /** When this page last knew that it was up to date: milliseconds since the epoch. */
  readonly lastUpdate: number;
}

/** How the page hears of what happens elsewhere. */
export const $connection = atom<Connection>({ status: 'connecting', lastUpdate: Date.now() });

/** Takes note of how the stream stands; only the passing from `live` keeps the time that was up to date. */
export function setConnection(status: Connection['status']): void {
  const known = $connection.get();
  if (known.status === status && status !== 'live') return;
  const wasLive = known.status === 'live' || status === 'live';
  $connection.set({ status, lastUpdate: wasLive ? Date.now() : known.lastUpdate });
}
