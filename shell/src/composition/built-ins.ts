import type { Outcome } from '@hawiyat/shared/contract/platform/outcomes';

/**
 * The language's and the browser's own functions, which every release shares. Read before any release runs, and after what the
 * host itself changes (`foreign-dom.ts`, `inline/tell-calls.ts`).
 */
const shared: readonly object[] = [
  ...[Object, Function, Array, String, Number, Promise, Map, Set, WeakMap, Date, RegExp, Symbol, URL],
  ...[EventTarget, Node, Element, Document, History, Storage, Response, AbortController],
].flatMap((one) => [one, one.prototype]);
const owners = [...shared, JSON, Math, Reflect];
const globals = [
  ...(['fetch', 'setTimeout', 'clearTimeout', 'setInterval', 'requestAnimationFrame'] as const),
  ...(['queueMicrotask', 'structuredClone', 'getComputedStyle', 'matchMedia'] as const),
];
/** Replaced rightly, by what gives older browsers popovers. */
const replaceable = 'attachShadow';
/** What is added there is met by each `for … in` of the page. */
const inherited: readonly object[] = [Object.prototype, Array.prototype];

// As they are before anybody can replace them.
const { getOwnPropertyDescriptor: descriptorOf, getOwnPropertyNames: namesOf, keys } = Object;

type Seen = readonly [owner: object, name: string, value: unknown, get: unknown, set: unknown];

/** In loops, because every page begins with it. */
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

/**
 * Reads the built-ins.
 * @returns whether one of them has been replaced or taken away since then, or anything was added to all objects or arrays
 */
export function readBuiltIns(): () => boolean {
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
/** Releases whose code runs in this page, and those that have begun since the built-ins were last seen unaltered. */
const running = new Map<string, Running>();
const begun = new Map<string, Running>();

/** Says that a release's code is about to run, or has begun to. */
export function noteRun(one: Running): void {
  for (const all of [running, begun]) all.set(one.remote + one.release, one);
}

/**
 * Looks at the built-ins.
 * @returns whether they have ever been altered in this page; and once, when they are seen so, the releases that can have done
 *   it: those that began since the last look, else all that run
 */
export function lookAtBuiltIns(): { readonly isAltered: boolean; readonly suspects: readonly Running[] } {
  if (!isChanged()) {
    begun.clear();
    return { isAltered, suspects: [] };
  }
  isAltered = true;
  // What an extension does before any area runs hides nothing that follows.
  isChanged = readBuiltIns();
  const suspects = isReported ? [] : [...(begun.size > 0 ? begun : running).values()];
  isReported ||= suspects.length > 0;
  return { isAltered, suspects };
}
