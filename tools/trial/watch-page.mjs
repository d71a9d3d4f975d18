// @ts-check
/// <reference lib="dom" />
/// <reference lib="dom.iterable" />

/**
 * Runs in the page before its scripts: keeps the longest task, and moves the clock to the moment of the examples.
 * @param {number} moment milliseconds since 1970
 */
export function watchPage(moment) {
  const Real = Date;
  const offset = moment - Real.now();
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (target, args, as) => Reflect.construct(target, args.length === 0 ? [now()] : args, as),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
  const seen = { longest: 0 };
  Object.assign(globalThis, { trialSeen: seen });
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  });
  observer.observe(/** @type {PerformanceObserverInit} */ ({ type: 'longtask', buffered: true }));
}

/** Runs in the page. @returns {number} milliseconds of the longest task so far */
export const longestTask = () => Reflect.get(globalThis, 'trialSeen')?.longest ?? 0;

/** Runs in the page. @returns {boolean} whether the styles that it names have arrived */
export const isStyled = () =>
  [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => Reflect.get(link, 'sheet') !== null);

/**
 * Runs in the page: how everything looks that is not the area's, by element. Elements are called by their names and labels,
 * because parts of the host come when the browser is idle, and would shift numbers.
 * @returns {Record<string, string>} styles by place, e.g. `header div 0 button المظهر 0`
 */
export function hostStyles() {
  const properties = ['display', 'visibility', 'opacity', 'filter', 'transform', 'position', 'direction']
    .concat(['color', 'background-color', 'font-family', 'font-size', 'font-weight', 'text-transform'])
    .concat(['text-decoration-line', 'border-top-width', 'padding-top', 'margin-top', 'z-index']);
  /** @param {Element} element */
  const look = (element) => {
    const style = getComputedStyle(element);
    return properties.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('; ');
  };
  /** @type {Record<string, string>} */
  const found = {};
  /** @param {Element} parent @param {string} place */
  const addInner = (parent, place) => {
    /** @type {Map<string, number>} */
    const known = new Map();
    for (const element of parent.children) {
      const name = [element.localName, element.getAttribute('aria-label')].filter(Boolean).join(' ');
      const index = known.get(name) ?? 0;
      known.set(name, index + 1);
      const own = `${place} ${name} ${index}`;
      found[own] = look(element);
      addInner(element, own);
    }
  };
  for (const selector of ['html', 'body', '#root', 'main'])
    for (const element of document.querySelectorAll(selector)) found[selector] = look(element);
  for (const part of ['aside', 'header']) {
    // Only the layout's: an area may have a header of its own.
    const [element] = [...document.querySelectorAll(part)].filter((item) => !item.closest('main'));
    if (!element) continue;
    found[part] = look(element);
    addInner(element, part);
  }
  return found;
}
