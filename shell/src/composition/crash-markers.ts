import type { RemoteName } from '@hawiyat/shared/contract/areas';
import { pageFacts } from '@hawiyat/shared/state';
import { isStuck, markerText, readMarker, tick, usableTime } from './crash-marker.ts';
import { reportOutcome } from './outcomes.ts';

/**
 * A release in an endless loop blocks the whole page, which then cannot report it. So each load attempt keeps a marker
 * in the browser's storage until the page has been usable for a while, and renews it while the main thread runs; one
 * that is no longer renewed comes from a page that hung, and this browser avoids its release from then on.
 */
const markerPrefix = 'running:';
const avoidedKey = 'hung_releases';
/** Older releases are out of use. */
const mostAvoided = 8;

/** A development build has no id of its own, and a browser may forbid its storage. */
const storage = import.meta.env.DEV ? null : openStorage();
const tab = storage ? tabOf(sessionStorage) : '';

interface Marker {
  readonly release: string;
  readonly timer: ReturnType<typeof setInterval>;
  /** Ticks until the page counts as usable. */
  ticks: number;
}
const markers = new Map<RemoteName, Marker>();

function openStorage(): Storage | null {
  try {
    return sessionStorage && localStorage;
  } catch {
    return null;
  }
}

/** One for all pages of a tab. */
function tabOf(own: Storage): string {
  const known = own.getItem('tab');
  if (known !== null) return known;
  const fresh = Math.random().toString(36).slice(2);
  keep(own, 'tab', fresh);
  return fresh;
}

/** A full storage throws: the page goes on without the text. */
function keep(where: Storage | null, key: string, text: string): void {
  try {
    where?.setItem(key, text);
  } catch (reason) {
    console.warn(`[composition] the browser did not keep ${key}`, reason);
  }
}

const keyOf = (name: RemoteName) => `${markerPrefix}${tab}:${name}`;

/** Whether this browser hung with the release, or another of its tabs hangs with it now. */
export function isAvoided(name: RemoteName, release: string): boolean {
  if (avoided().includes(`${name}@${release}`)) return true;
  return otherTabs().some(
    (marker) => marker.name === name && marker.release === release && isStuck(ageOf(marker)),
  );
}

/** Marks that a release is about to run. A page that stays responsive clears the marker when the deadline has passed. */
export function setMarker(name: RemoteName, release: string): void {
  clearMarker(name);
  const timer = setInterval(() => renewMarker(name), tick);
  markers.set(name, { release, timer, ticks: pageFacts().areaDeadline / tick });
  store(name, release);
}

/** Its content is shown, but code that waits for data may still hang: the marker stays until the page has been usable. */
export function keepMarker(name: RemoteName): void {
  const marker = markers.get(name);
  if (marker) marker.ticks = usableTime / tick;
}

export function clearMarker(name: RemoteName): void {
  clearInterval(markers.get(name)?.timer);
  if (markers.delete(name)) storage?.removeItem(keyOf(name));
}

function renewMarker(name: RemoteName): void {
  const marker = markers.get(name);
  if (!marker) return;
  marker.ticks -= 1;
  if (marker.ticks <= 0) clearMarker(name);
  else store(name, marker.release);
}

const store = (name: RemoteName, release: string): void =>
  keep(storage, keyOf(name), markerText(release, Date.now()));

/** Reports the releases of this tab's earlier pages that hung. Other tabs are looked at by `health/hung-tabs.ts`. */
export function findHungReleases(): void {
  for (const marker of storedMarkers()) if (marker.owner === tab) reportHung(marker);
}

/** The browser avoids the release from now on. */
export function reportHung({ key, name, release }: StoredMarker): void {
  storage?.removeItem(key);
  keep(storage, avoidedKey, [...avoided(), `${name}@${release}`].slice(-mostAvoided).join(' '));
  reportOutcome({ remote: name, release, outcome: 'hung' });
}

export type StoredMarker = ReturnType<typeof storedMarkers>[number];

export const otherTabs = (): StoredMarker[] => storedMarkers().filter(({ owner }) => owner !== tab);
/** The marker's text as it is now; empty when it is gone. */
export const textOf = ({ key }: StoredMarker): string => storage?.getItem(key) ?? '';

function storedMarkers() {
  return Object.keys(storage ?? {}).flatMap((key) => {
    if (!key.startsWith(markerPrefix)) return [];
    const [owner, name] = key.slice(markerPrefix.length).split(':');
    const marker = readMarker(storage?.getItem(key) ?? '');
    return name && marker ? [{ key, owner, name, ...marker }] : [];
  });
}

const ageOf = ({ at }: { at: number }) => Date.now() - at;

const avoided = (): string[] => storage?.getItem(avoidedKey)?.split(' ') ?? [];

/** A page that is left or hidden has not hung: it could still run this. */
function clearMarkers(): void {
  for (const name of [...markers.keys()]) clearMarker(name);
}
addEventListener('pagehide', clearMarkers);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearMarkers();
});
