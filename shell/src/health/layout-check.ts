/** What hides or disguises an element. Colors are left out of what is compared, because a person may change the theme. */
const shape = [
  ...['display', 'visibility', 'opacity', 'filter', 'transform', 'position', 'clip-path', 'zoom'],
  ...['font-size', 'font-family', 'direction'],
] as const;
const visual = new Set<string>([
  ...shape,
  ...['color', 'background-color', 'background-image', 'width', 'height', 'max-height', 'inset-inline-start'],
]);

export type Layout = Readonly<Record<string, readonly string[]>>;

/** The page, and the host's landmarks around an area; a narrow page has no sidebar to be seen. */
function landmarks(): Record<string, Element | null | undefined> {
  const main = document.getElementById('content');
  const column = main?.parentElement;
  return {
    page: document.documentElement,
    body: document.body,
    root: document.getElementById('root'),
    sidebar: column?.parentElement?.querySelector(':scope > aside'),
    header: column?.querySelector(':scope > header'),
    main,
  };
}

/** @returns by landmark, what its look depends on, with the page's width first */
export function layoutNow(): Layout {
  const entries = Object.entries(landmarks()).flatMap(([name, element]) => {
    if (!element) return [];
    const style = getComputedStyle(element);
    return [[name, shape.map((property) => style.getPropertyValue(property))] as const];
  });
  return { ...Object.fromEntries(entries), width: [String(innerWidth)] };
}

/**
 * Compares two looks of the layout.
 * @returns names of landmarks that differ or are gone; none when the window has another size, which changes them rightly
 */
export function differences(before: Layout, after: Layout): string[] {
  if (before.width?.[0] !== after.width?.[0]) return [];
  return Object.keys(before).filter((name) => {
    const now = after[name];
    return !now || before[name]?.some((value, i) => value !== now[i]);
  });
}

/**
 * What a release has changed outside its area.
 * @param before the layout as it was
 * @param folder of the release's files, whose styles may reach nothing of the host
 * @returns names of landmarks and selectors of styles; empty when the layout is as it was, or is not there
 */
export function alterations(before: Layout, folder: string): string[] {
  if (!document.getElementById('content')) return [];
  return [...differences(before, layoutNow()), ...foreignSelectors(folder)];
}

function foreignSelectors(folder: string): string[] {
  const own = [...document.styleSheets].filter(
    ({ href }) => href !== null && new URL(href).pathname.startsWith(folder),
  );
  return own.flatMap((sheet) => reaching(sheet.cssRules));
}

function reaching(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
    if (rule instanceof CSSGroupingRule) return reaching(rule.cssRules);
    if (!(rule instanceof CSSStyleRule) || ![...rule.style].some((property) => visual.has(property)))
      return [];
    return reachesHost(rule.selectorText) ? [rule.selectorText] : [];
  });
}

/** Dialogs and toasts are outside the root, and areas show them. */
function reachesHost(selector: string): boolean {
  const isHosts = (element: Element) =>
    element === document.documentElement ||
    element === document.body ||
    element.id === 'content' ||
    (element.closest('#root') !== null && element.closest('#content') === null);
  try {
    return [...document.querySelectorAll(selector)].some(isHosts);
  } catch {
    // A selector that this browser does not know changes nothing.
    return false;
  }
}
