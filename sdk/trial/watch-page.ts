/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page before its scripts: keeps the longest task, and whether its text vanishes, or what the server
 * has sent is made anew, and moves the clock to the moment of the examples.
 * @param moment milliseconds since 1970
 */
export function watchPage(moment: number) {
  const Real = Date;
  const offset = moment - Real.now();
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  const seen: {
    longest: number;
    isShown: boolean;
    hasVanished: boolean;
    isLookedAt: boolean;
    sent: Element[];
  } = { longest: 0, isShown: false, hasVanished: false, isLookedAt: true, sent: [] };
  Object.assign(globalThis, { trialSeen: seen });
  // Before any script of the page that is no part of it.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    seen.sent = [...document.querySelectorAll('#root *')];
    seen.isShown = /\S/.test(document.getElementById('root')?.textContent ?? '');
  });
  // As it is drawn: what a frame does not show nobody has seen.
  const look = () => {
    const isShown = /\S/.test(document.getElementById('root')?.textContent ?? '');
    if (seen.isShown && !isShown) seen.hasVanished = true;
    seen.isShown = isShown;
    if (seen.isLookedAt) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  });
  observer.observe({ type: 'longtask', buffered: true } as PerformanceObserverInit);
}

/** Runs in the page. @returns milliseconds of the longest task so far */
export const longestTask = (): number => Reflect.get(globalThis, 'trialSeen')?.longest ?? 0;

/**
 * Runs in the page, once: a look in each frame would be work for as long as somebody stays.
 * @returns whether its text was gone for a moment after it had been shown
 */
export function hasVanished(): boolean {
  const seen = Reflect.get(globalThis, 'trialSeen') ?? {};
  seen.isLookedAt = false;
  return seen.hasVanished === true;
}

/** Runs in the page. @returns whether most of what the server has rendered for it was replaced */
export function isMadeAnew(): boolean {
  const sent: Element[] = Reflect.get(globalThis, 'trialSeen')?.sent ?? [];
  return sent.length > 2 * sent.filter((element) => element.isConnected).length;
}

/** Runs in the page: what the trial itself does there is no task of the release. */
export const forgetTasks = () =>
  void Object.assign(Reflect.get(globalThis, 'trialSeen') ?? {}, { longest: 0 });

/** Runs in the page. @returns whether the styles that it names have arrived */
export const isStyled = (): boolean =>
  [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => Reflect.get(link, 'sheet') !== null);
