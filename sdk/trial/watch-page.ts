/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/** Runs before the page's scripts: watches long tasks and what vanishes, and sets the clock to `moment` (ms). */
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
  // The first scripts of the page run after this event.
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    seen.sent = [...document.querySelectorAll('#root *')];
    seen.isShown = /\S/.test(document.getElementById('root')?.textContent ?? '');
  });
  // Once a frame: what happens between two frames is never visible.
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

export const longestTask = (): number => Reflect.get(globalThis, 'trialSeen')?.longest ?? 0;

/** Whether its text was gone for a moment after it had been shown; stops looking, which is work in each frame. */
export function hasVanished(): boolean {
  const seen = Reflect.get(globalThis, 'trialSeen') ?? {};
  seen.isLookedAt = false;
  return seen.hasVanished === true;
}

/** Whether most of what the server had rendered was replaced. */
export function isMadeAnew(): boolean {
  const sent: Element[] = Reflect.get(globalThis, 'trialSeen')?.sent ?? [];
  return sent.length > 2 * sent.filter((element) => element.isConnected).length;
}

/** The work of the trial itself is no task of the release. */
export const forgetTasks = () =>
  void Object.assign(Reflect.get(globalThis, 'trialSeen') ?? {}, { longest: 0 });

export const isStyled = (): boolean =>
  [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => Reflect.get(link, 'sheet') !== null);
