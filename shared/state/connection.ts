import { atom } from 'nanostores';

export interface Connection {
  /**
   * `live`: changes arrive by themselves. `cut`: lists are fetched again every few seconds. `offline`: the
   * device has no network.
   */
  readonly status: 'connecting' | 'live' | 'cut' | 'offline';
  /** Milliseconds since 1970 when the page last was up to date. */
  readonly lastUpdate: number;
}

export const $connection = atom<Connection>({ status: 'connecting', lastUpdate: Date.now() });

/** Sets the stream's status; leaving `live` records the time. */
export function setConnection(status: Connection['status']): void {
  const known = $connection.get();
  if (known.status === status && status !== 'live') return;
  const wasLive = known.status === 'live' || status === 'live';
  $connection.set({ status, lastUpdate: wasLive ? Date.now() : known.lastUpdate });
}
