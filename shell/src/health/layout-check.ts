/** What hides or disguises an element. Colors are left out of what is compared, because a person may change the theme. */
const shape = [
  ...['display', 'visibility', 'opacity', 'filter', 'transform', 'position', 'clip-path', 'zoom'],
  ...['font-size', 'font-family', 'direction'],
] as const;
const visual = new Set<string>([
  ...shape,
  ...['color', 'background-color', 'background-image', 'width', 'height', 'max-height', 'inset-inline-start'],
]);

/** How each landmark looks, whatever the page shows: what was changed before the first look differs from nothing. */
const plain: Partial<Record<(typeof shape)[number], string>> = {
  visibility: 'visible',
  opacity: '1',
  filter: 'none',
  'clip-path': 'none',
};
/** As in the layout: below it the sidebar is a drawer. */
const wide = 1024;

export type Layout = Readonly<Record<string, readonly string[]>>;

/** Where the host shows an area; pages that have no layout bring a main landmark of their own. */
const mainOfHost = () => document.querySelector('[data-host="content"]');

/** The page, and the host's landmarks around an area; a narrow page has no sidebar to be seen. */
function landmarks(): Record<string, Element | null | undefined> {
  const main = mainOfHost();
  const column = main?.parentElement;
  const sidebar = column?.parentElement?.querySelector(':scope > aside');
  return {
    page: document.documentElement,
    body: document.body,
    root: document.getElementById('root'),
    sidebar,
    navigation: sidebar?.querySelector('nav'),
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
 * Landmarks that cannot be seen as they are. Readers' extensions filter the whole page, which is no fault of a release.
 * @returns their names
 */
export function disguised({ width, page: _, ...layout }: Layout): string[] {
  return Object.keys(layout).filter((name) => {
    const isDrawer = name === 'sidebar' && Number(width?.[0]) < wide;
    return shape.some((property, i) => {
      const value = layout[name]?.[i];
      if (property === 'display') return value === 'none' && !isDrawer;
      return plain[property] !== undefined && value !== plain[property];
    });
  });
}

/** What one release has hidden stays so in this page, and is not the next one's fault. */
const blamed = new Set<string>();

/**
 * What a release has changed outside its area.
 * @param before the layout as it was
 * @param folder of the release's files, whose styles may reach nothing of the host
 * @returns names of landmarks and selectors of styles; empty when the layout is as it was, or is not there
 */
export function alterations(before: Layout, folder: string): string[] {
  if (!mainOfHost()) return [];
  const now = layoutNow();
  const hidden = disguised(now).filter((name) => !blamed.has(name));
  for (const name of hidden) blamed.add(name);
  return [...new Set([...hidden, ...differences(before, now)]), ...foreignSelectors(folder)];
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

/** The page itself, and what the host has marked as its own: dialogs and toasts are not, and areas show them. */
function isHosts(element: Element): boolean {
  if ([document.documentElement, document.body].includes(element as HTMLElement) || element.id === 'root')
    return true;
  const owner = element.closest('[data-host]');
  return owner !== null && (owner === element || owner !== mainOfHost());
}

/** @returns whether a style of an area applies to anything of the host's */
export function reachesHost(selector: string): boolean {
  try {
    return [...document.querySelectorAll(selector)].some(isHosts);
  } catch {
    // A selector that this browser does not know changes nothing.
    return false;
  }
}
