import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';

const leftAreas = new Set<RemoteName>();
const madeBy = new WeakMap<CSSStyleSheet, RemoteName>();

const allSheets = () => [...document.styleSheets, ...document.adoptedStyleSheets];

/** Sheets older than the present area, and the host's. */
let earlierSheets = new Set(allSheets());

/** Makes sheets of the host's own, which stay for every area. */
export function keepSheets(make: () => void): void {
  const before = new Set(allSheets());
  make();
  for (const sheet of allSheets()) if (!before.has(sheet)) earlierSheets.add(sheet);
}

const fileOwner = ({ href }: { readonly href: string | null }) =>
  /^\/r\/([^/]+)\//.exec(new URL(href ?? '', location.href).pathname)?.[1];

/** The kit's styles and the host's files stay for every area. */
const isHosts = ({ href, ownerNode }: CSSStyleSheet) =>
  (href !== null && !fileOwner({ href })) ||
  (ownerNode instanceof HTMLElement && ownerNode.dataset.emotion !== undefined);

const isOf = (name: RemoteName, sheet: CSSStyleSheet) => (fileOwner(sheet) ?? madeBy.get(sheet)) === name;

export function enableAreaStyles(name: RemoteName): void {
  leftAreas.delete(name);
  for (const sheet of allSheets()) if (isOf(name, sheet)) sheet.disabled = false;
}

/** Disables the files of an area's release, and the sheets that its scripts made while it was shown. */
export function disableAreaStyles(name: RemoteName): void {
  leftAreas.add(name);
  for (const sheet of allSheets()) {
    if (!earlierSheets.has(sheet) && !isHosts(sheet) && !fileOwner(sheet)) madeBy.set(sheet, name);
    if (isOf(name, sheet)) sheet.disabled = true;
  }
  earlierSheets = new Set(allSheets());
}

/** A style may arrive after its area was left. */
function disableIfLeft({ sheet, href }: HTMLLinkElement): void {
  if (sheet && [...leftAreas].some((name) => name === fileOwner({ href }))) sheet.disabled = true;
}

/** Styles of failed attempts may still arrive. */
const failedFolders = new Set<string>();

const isRemotes = (link: HTMLLinkElement) =>
  link.rel === 'stylesheet' && /^\/r\//.test(new URL(link.href, location.href).pathname);

/** A first attempt's folder contains those of later ones: `/r/mf-x/1.0.0-…/` and `/r/mf-x/1.0.0-…/~1/`. */
function isIn(link: HTMLLinkElement, folder: string): boolean {
  const { pathname } = new URL(link.href, location.href);
  return pathname.startsWith(folder) && !/^~\d/.test(pathname.slice(folder.length));
}

/** Removes a failed attempt's styles, also late ones: the styles of two releases must never apply to one page. */
export function removeStyles(folder: string): void {
  failedFolders.add(folder);
  for (const link of document.head.querySelectorAll('link')) {
    if (isRemotes(link) && isIn(link, folder)) link.remove();
  }
}

/** Fails a remote's stylesheet after `timeLimit` milliseconds: the bundler's loader would wait forever. */
export function watchStyles(timeLimit: number): void {
  const watch = (link: HTMLLinkElement) => {
    if ([...failedFolders].some((folder) => isIn(link, folder))) return link.remove();
    const fail = () => {
      console.warn(`[composition] ${link.href} timed out`);
      link.dispatchEvent(new Event('error'));
      link.remove();
    };
    const timer = setTimeout(fail, timeLimit);
    const done = () => clearTimeout(timer);
    link.addEventListener('load', done, { once: true });
    link.addEventListener('load', () => disableIfLeft(link), { once: true });
    link.addEventListener('error', done, { once: true });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLLinkElement && isRemotes(node)) watch(node);
  }).observe(document.head, { childList: true });
}
