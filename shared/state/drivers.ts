import { atom } from 'nanostores';
import { CallError, call } from '../client/call.ts';
import { type Driver, listDrivers } from '../contract/drivers.ts';
import { onCompanyChange } from './company-change.ts';
import { type Fetched, nothingFetched } from './fetched.ts';
import { gatherEvents } from './gathered-events.ts';

/** The company's drivers: fleet edits them, orders assigns them, and both see changes at once. */
export const $drivers = atom<Fetched<Driver>>(nothingFetched);

let running = new AbortController();

/** A newer call replaces a running one. A failure goes to `$drivers.error`. */
export async function fetchDrivers(): Promise<void> {
  running.abort();
  running = new AbortController();
  const { signal } = running;
  $drivers.set({ ...$drivers.get(), loading: true });
  try {
    const { drivers } = await call(listDrivers, { query: {} }, signal);
    if (!signal.aborted) $drivers.set({ items: drivers, loading: false, error: null });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof CallError)) throw error;
    $drivers.set({ ...$drivers.get(), loading: false, error: error.message });
  }
}

/** Fetches the list unless it is known or requested. */
export async function ensureDrivers(): Promise<void> {
  const { items, loading } = $drivers.get();
  if (items === null && !loading) await fetchDrivers();
}

/** Puts a driver into the list: a known one in his place, a new one at the top. */
export function putDriver(driver: Driver): void {
  expectOwnEvent(driver.id);
  change((items) =>
    items.some((item) => item.id === driver.id)
      ? items.map((item) => (item.id === driver.id ? driver : item))
      : [driver, ...items],
  );
}

/** Removes a driver whom the server has deleted or does not know. */
export function dropDriver(id: string): void {
  expectOwnEvent(id);
  change((items) => items.filter((item) => item.id !== id));
}

/** A list requested before the change would undo it, so it is requested again. */
function change(by: (items: readonly Driver[]) => readonly Driver[]): void {
  const { items, loading } = $drivers.get();
  if (items) $drivers.set({ ...$drivers.get(), items: by(items) });
  if (loading) void fetchDrivers();
}

const expectOwnEvent = gatherEvents({
  concerns: /^driver\./,
  isWanted: () => $drivers.get().items !== null,
  fetch: fetchDrivers,
});

onCompanyChange(() => {
  running.abort();
  $drivers.set(nothingFetched);
});
