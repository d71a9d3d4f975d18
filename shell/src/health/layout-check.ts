/** Properties that hide or disguise an element. Colors are left out, because the person may change the theme. */
const shape = [
  ...['display', 'visibility', 'opacity', 'filter', 'transform', 'position', 'clip-path', 'zoom'],
  ...['font-size', 'font-family', 'direction'],
] as const;
const visual = new Set<string>([
  ...shape,
  ...['color', 'background-color', 'background-image', 'width', 'height', 'max-height', 'inset-inline-start'],
]);

/** Values that every landmark has: a change before the first look differs from no earlier one. */
const plainValues: Partial<Record<(typeof shape)[number], string>> = {
  visibility: 'visible',
  opacity: '1',
  filter: 'none',
  'clip-path': 'none',
};
/** Pixels, as in the layout: below, the sidebar is a drawer. */
const sidebarFrom = 1024;

export type Layout = Readonly<Record<string, readonly string[]>>;

/** Null on pages without a layout. */
const mainOfHost = () => document.querySelector('[data-host="content"]');

/** The host's landmarks around an area; a narrow page hides the sidebar. */
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

/** The compared properties by landmark, and the window's width. */
export function layoutNow(): Layout {
  const entries = Object.entries(landmarks()).flatMap(([name, element]) => {
    if (!element) return [];
    const style = getComputedStyle(element);
    return [[name, shape.map((property) => style.getPropertyValue(property))] as const];
  });
  return { ...Object.fromEntries(entries), width: [String(innerWidth)] };
}

/** Landmarks that differ or are gone; none after a resize, which changes them rightly. */
export function differences(before: Layout, after: Layout): string[] {
  if (before.width?.[0] !== after.width?.[0]) return [];
  return Object.keys(before).filter((name) => {
    const now = after[name];
    return !now || before[name]?.some((value, i) => value !== now[i]);
  });
}

/** Hidden or disguised landmarks. Readers' extensions filter the whole page, which is no release's fault. */
export function disguised({ width, page: _, ...layout }: Layout): string[] {
  return Object.keys(layout).filter((name) => {
    const isDrawer = name === 'sidebar' && Number(width?.[0]) < sidebarFrom;
    return shape.some((property, i) => {
      const value = layout[name]?.[i];
      if (property === 'display') return value === 'none' && !isDrawer;
      return plainValues[property] !== undefined && value !== plainValues[property];
    });
  });
}

/** The next release is not blamed for what an earlier one has hidden. */
const blamed = new Set<string>();

/** Landmarks and selectors that a release changed outside its area; no style in `folder` may reach the host. */
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

/** The page itself and the host's own elements; areas show the dialogs and toasts. */
function isHosts(element: Element): boolean {
  if ([document.documentElement, document.body].includes(element as HTMLElement) || element.id === 'root')
    return true;
  const owner = element.closest('[data-host]');
  return owner !== null && (owner === element || owner !== mainOfHost());
}

export function reachesHost(selector: string): boolean {
  try {
    return [...document.querySelectorAll(selector)].some(isHosts);
  } catch {
    // A selector that this browser does not know changes nothing.
    return false;
  }
}
