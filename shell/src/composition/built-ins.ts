import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';

/** Functions that every release shares, read before a release runs and after the host's own changes. */
const shared: readonly object[] = [
  ...[Object, Function, Array, String, Number, Promise, Map, Set, WeakMap, Date, RegExp, Symbol, URL],
  ...[EventTarget, Node, Element, Document, History, Storage, Response, AbortController],
].flatMap((one) => [one, one.prototype]);
const owners = [...shared, JSON, Math, Reflect];
const globals = [
  ...(['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'requestAnimationFrame'] as const),
  ...(['queueMicrotask', 'structuredClone', 'getComputedStyle', 'matchMedia'] as const),
];
/** The popover polyfill for older browsers replaces it. */
const replaceable = 'attachShadow';
/** Every `for … in` of the page meets additions to these. */
const inherited: readonly object[] = [Object.prototype, Array.prototype];

// Read before any script can replace them.
const { getOwnPropertyDescriptor: descriptorOf, getOwnPropertyNames: namesOf, keys } = Object;

type Seen = readonly [owner: object, name: string, value: unknown, get: unknown, set: unknown];

/** Loops, because every page starts with it. */
function seenNow(): Seen[] {
  const seen: Seen[] = [];
  const see = (owner: object, name: string) => {
    const { value, get, set } = descriptorOf(owner, name) ?? {};
    if ((typeof value === 'function' || get) && name !== replaceable)
      seen.push([owner, name, value, get, set]);
  };
  for (const owner of owners) for (const name of namesOf(owner)) see(owner, name);
  for (const name of globals) see(globalThis, name);
  return seen;
}

/** The result tells whether a built-in was replaced or removed since, or all objects got a property. */
function readBuiltIns(): () => boolean {
  const seen = seenNow();
  return () =>
    inherited.some((owner) => keys(owner).length > 0) ||
    seen.some(([owner, name, value, get, set]) => {
      const now = descriptorOf(owner, name);
      return now?.value !== value || now?.get !== get || now?.set !== set;
    });
}

let isChanged = readBuiltIns();
let isAltered = false;
let isReported = false;
type Running = Pick<Outcome, 'remote' | 'release'>;
/** Releases with code in this page, and those that began since the last unaltered check. */
const runningReleases = new Map<string, Running>();
const newReleases = new Map<string, Running>();

export function noteRun(one: Running): void {
  for (const all of [runningReleases, newReleases]) all.set(one.remote + one.release, one);
}

/** `suspects` come once: the releases that began since the last unaltered check, else all that run. */
export function lookAtBuiltIns(): { readonly isAltered: boolean; readonly suspects: readonly Running[] } {
  if (!isChanged()) {
    newReleases.clear();
    return { isAltered, suspects: [] };
  }
  isAltered = true;
  // A browser extension's change must not hide later ones.
  isChanged = readBuiltIns();
  const suspects = isReported ? [] : [...(newReleases.size > 0 ? newReleases : runningReleases).values()];
  isReported ||= suspects.length > 0;
  return { isAltered, suspects };
}
