import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { pageFacts } from '@hawiyat/shared/state';
import { isStuck, markerText, readMarker, tick, usableTime } from './crash-marker.ts';
import { reportOutcome } from './outcomes.ts';

/**
 * A release that loops or exhausts the memory cannot be reported by its page. So each load attempt keeps a marker in
 * the browser's storage until the page has been usable for a while, and a shown area keeps one while it is shown. The
 * main thread renews it. A stale marker means that its page hung, which this browser avoids from then on, or died,
 * perhaps by an empty battery, which it avoids for an hour.
 */
const markerPrefix = 'running:';
const avoidedKey = 'hung_releases';
const mostAvoided = 8;
const diedAvoidance = 3_600_000;

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
/** Shown areas with their releases; their markers stay. */
const shownReleases = new Map<RemoteName, string>();

function openStorage(): Storage | null {
  try {
    return sessionStorage && localStorage;
  } catch {
    return null;
  }
}

/** One id for all pages of a tab. */
function tabOf(own: Storage): string {
  const known = own.getItem('tab');
  if (known !== null) return known;
  const fresh = Math.random().toString(36).slice(2);
  keep(own, 'tab', fresh);
  return fresh;
}

/** A full storage throws; the page works without the text. */
function keep(where: Storage | null, key: string, text: string): void {
  try {
    where?.setItem(key, text);
  } catch (reason) {
    console.warn(`[composition] the browser did not keep ${key}`, reason);
  }
}

const keyOf = (name: RemoteName) => `${markerPrefix}${tab}:${name}`;

export function isAvoided(name: RemoteName, release: string): boolean {
  const isListed = avoided().some((text) => {
    const [listedName, id, until] = text.split('@');
    return listedName === name && id === release && Number(until) > Date.now();
  });
  const hangsElsewhere = (marker: StoredMarker) =>
    marker.name === name && marker.release === release && isStuck(Date.now() - marker.at);
  return isListed || otherTabs().some(hangsElsewhere);
}

const lockOf = (owner: string | undefined) => `page:${owner}`;

/** A hanging page keeps its lock, and a dead one loses it; other tabs tell them apart by it. */
if (storage)
  navigator.locks
    ?.request(lockOf(tab), () => new Promise<never>(() => {}))
    .catch((reason) => console.warn('[composition] no lock', reason));

/** Without locks a page counts as gone. */
export async function isAlive({ owner }: StoredMarker): Promise<boolean> {
  const locks = await navigator.locks?.query();
  return locks?.held?.some(({ name }) => name === lockOf(owner)) === true;
}

/** A responsive page clears the marker at the deadline. */
export function setMarker(name: RemoteName, release: string): void {
  clearMarker(name);
  const timer = setInterval(() => renewMarker(name), tick);
  markers.set(name, { release, timer, ticks: pageFacts().areaDeadline / tick });
  store(name, release);
}

/** Code that waits for data may still hang, so the marker stays until the page has been usable. */
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
  if (marker.ticks <= 0 && !shownReleases.has(name)) clearMarker(name);
  else store(name, marker.release);
}

const store = (name: RemoteName, release: string): void =>
  keep(storage, keyOf(name), markerText(release, Date.now()));

/** Holds the marker of an area until the returned function is called. */
export function holdMarker(name: RemoteName, release: string): () => void {
  shownReleases.set(name, release);
  if (!markers.has(name) && !document.hidden) setMarker(name, release);
  return () => {
    if (shownReleases.get(name) === release) shownReleases.delete(name);
    // Another release may be loading in its place.
    if (markers.get(name)?.release === release) clearMarker(name);
  };
}

/** Reports this tab's earlier pages that died; `health/hung-tabs.ts` watches other tabs. */
export function findDiedReleases(): void {
  for (const marker of storedMarkers()) if (marker.owner === tab) reportEnded(marker, 'died');
}

export function reportEnded({ key, name, release }: StoredMarker, outcome: 'hung' | 'died'): void {
  storage?.removeItem(key);
  const until = outcome === 'hung' ? Number.POSITIVE_INFINITY : Date.now() + diedAvoidance;
  keep(storage, avoidedKey, [...avoided(), `${name}@${release}@${until}`].slice(-mostAvoided).join(' '));
  reportOutcome({ remote: name, release, outcome });
}

export type StoredMarker = ReturnType<typeof storedMarkers>[number];

export const otherTabs = (): StoredMarker[] => storedMarkers().filter(({ owner }) => owner !== tab);
export const textOf = ({ key }: StoredMarker): string => storage?.getItem(key) ?? '';

function storedMarkers() {
  return Object.keys(storage ?? {}).flatMap((key) => {
    if (!key.startsWith(markerPrefix)) return [];
    const [owner, name] = key.slice(markerPrefix.length).split(':');
    const marker = readMarker(storage?.getItem(key) ?? '');
    return name && marker ? [{ key, owner, name, ...marker }] : [];
  });
}

const avoided = (): string[] => storage?.getItem(avoidedKey)?.split(' ') ?? [];

/** A page that runs this has not hung; whatever ends it later is the system or the person. */
function clearMarkers(): void {
  for (const name of [...markers.keys()]) clearMarker(name);
}
function setHeldMarkers(): void {
  for (const [name, release] of shownReleases) setMarker(name, release);
}
addEventListener('pagehide', clearMarkers);
addEventListener('pageshow', setHeldMarkers);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearMarkers();
  else setHeldMarkers();
});
