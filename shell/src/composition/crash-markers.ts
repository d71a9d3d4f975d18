import type { RemoteName } from '@hawiyat/shared/contract/areas';
import { pageFacts } from '@hawiyat/shared/state';
import { reportOutcome } from './outcomes.ts';

/**
 * A release in an endless loop blocks the whole page, which then cannot report it. So each load attempt keeps a marker
 * in the browser's storage while it lasts; a marker older than any attempt can be comes from a page that hung, and this
 * browser avoids its release from then on.
 */
const markerPrefix = 'opening:';
const avoidedKey = 'hung_releases';
/** Older releases are out of use. */
const mostAvoided = 8;

/** A development build has no id of its own, and a browser may forbid its storage. */
const storage = import.meta.env.DEV ? null : openStorage();
const tab = storage ? tabOf(sessionStorage) : '';
const clearing = new Map<RemoteName, ReturnType<typeof setTimeout>>();

function openStorage(): Storage | null {
  try {
    return sessionStorage && localStorage;
  } catch {
    return null;
  }
}

/** One for all pages of a tab. */
function tabOf(own: Storage): string {
  own.tab ??= Math.random().toString(36).slice(2);
  return own.tab;
}

const keyOf = (name: RemoteName) => `${markerPrefix}${tab}:${name}`;

/** Whether this browser hung with the release. */
export function isAvoided(name: RemoteName, release: string): boolean {
  return avoided().includes(`${name}@${release}`);
}

/** Marks that a release is about to run. A responsive page clears the marker itself when the deadline has passed. */
export function setMarker(name: RemoteName, release: string): void {
  clearMarker(name);
  try {
    storage?.setItem(keyOf(name), `${release} ${Date.now()}`);
  } catch (reason) {
    console.warn('[composition] no crash marker could be set', reason);
  }
  clearing.set(
    name,
    setTimeout(() => clearMarker(name), pageFacts().areaDeadline),
  );
}

export function clearMarker(name: RemoteName): void {
  clearTimeout(clearing.get(name));
  if (clearing.delete(name)) storage?.removeItem(keyOf(name));
}

/**
 * Reports the releases of pages that hung: a marker of this tab counts immediately, another tab's only when no
 * responsive page could still hold it.
 */
export function findHungReleases(): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(markerPrefix)) continue;
    const [owner, name] = key.slice(markerPrefix.length).split(':');
    const [release = '', at] = storage?.getItem(key)?.split(' ') ?? [];
    const age = Date.now() - Number(at);
    if (owner !== tab && age < pageFacts().areaDeadline + 1_000) continue;
    storage?.removeItem(key);
    if (!name) continue;
    storage?.setItem(avoidedKey, [...avoided(), `${name}@${release}`].slice(-mostAvoided).join(' '));
    reportOutcome({ remote: name, release, outcome: 'hung' });
  }
}

const avoided = (): string[] => storage?.getItem(avoidedKey)?.split(' ') ?? [];

/** A page that is left or hidden has not hung: it could still run this. */
function clearMarkers(): void {
  for (const name of [...clearing.keys()]) clearMarker(name);
}
addEventListener('pagehide', clearMarkers);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) clearMarkers();
});
