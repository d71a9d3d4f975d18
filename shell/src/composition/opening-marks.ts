import { type RemoteName, remoteNames } from '@hawiyat/shared/contract/remotes';
import { pageFacts } from '@hawiyat/shared/state';
import { reportOutcome } from './outcomes.ts';

/**
 * A release that loops for ever takes the whole page with it, and nothing in that page can tell. So each opening leaves
 * a mark in the browser while it lasts; one that is still there when it cannot be any more was left by a page that hung,
 * and its release is not offered to this browser again.
 */
const markPrefix = 'opening:';
const avoidedKey = 'hung_releases';
/** Releases that are remembered: those of long ago are out of use. */
const most = 8;

/** A development build is edited until it works, and is under no number of its own. A browser may forbid its storage. */
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

/** The same for all pages of one tab. */
function tabOf(own: Storage): string {
  own.tab ??= Math.random().toString(36).slice(2);
  return own.tab;
}

const keyOf = (name: RemoteName) => `${markPrefix}${tab}:${name}`;

/** Whether this browser hung with the release. */
export function isAvoided(name: RemoteName, release: string): boolean {
  return avoided().includes(`${name}@${release}`);
}

/** Marks that a release is about to run. A page that lives takes the mark away by itself when the deadline has passed. */
export function markOpening(name: RemoteName, release: string): void {
  unmark(name);
  try {
    storage?.setItem(keyOf(name), `${release} ${Date.now()}`);
  } catch (reason) {
    console.warn('[composition] no mark could be left', reason);
  }
  clearing.set(
    name,
    setTimeout(() => unmark(name), pageFacts().areaDeadline),
  );
}

/** Takes the mark away: the content is there, or the opening has given the release up. */
export function unmark(name: RemoteName): void {
  clearTimeout(clearing.get(name));
  if (clearing.delete(name)) storage?.removeItem(keyOf(name));
}

/**
 * Looks for marks of pages that hung: what an earlier page of this tab has left at once, another tab's when no page
 * that lives could still have it.
 */
export function findHungReleases(): void {
  for (const key of Object.keys(storage ?? {})) {
    if (!key.startsWith(markPrefix)) continue;
    const [owner, remote] = key.slice(markPrefix.length).split(':');
    const [release = '', at] = storage?.getItem(key)?.split(' ') ?? [];
    const name = remoteNames.find((item) => item === remote);
    const age = Date.now() - Number(at);
    if (owner !== tab && age < pageFacts().areaDeadline + 1_000) continue;
    storage?.removeItem(key);
    if (!name) continue;
    storage?.setItem(avoidedKey, [...avoided(), `${name}@${release}`].slice(-most).join(' '));
    reportOutcome({ remote: name, release, outcome: 'hung' });
  }
}

const avoided = (): string[] => storage?.getItem(avoidedKey)?.split(' ') ?? [];

/** A page that is left, or that nobody sees, has not hung: it could still run this. */
function unmarkAll(): void {
  for (const name of [...clearing.keys()]) unmark(name);
}
addEventListener('pagehide', unmarkAll);
document.addEventListener('visibilitychange', () => {
  if (document.hidden) unmarkAll();
});
