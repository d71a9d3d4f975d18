import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';

/** Areas that were left and not entered again. */
const left = new Set<RemoteName>();
/** Sheets that an area has made in the page, by the area. */
const madeBy = new WeakMap<CSSStyleSheet, RemoteName>();

const allSheets = () => [...document.styleSheets, ...document.adoptedStyleSheets];

/** Sheets from before the present area: an area's code runs before it is shown. */
let earlier = new Set(allSheets());

/** The area whose release a sheet's file is in. */
const fileOwner = ({ href }: { readonly href: string | null }) =>
  /^\/r\/([^/]+)\//.exec(new URL(href ?? '', location.href).pathname)?.[1];

/** The kit's styles and the host's files stay, whoever is shown. */
const isHosts = ({ href, ownerNode }: CSSStyleSheet) =>
  (href !== null && !fileOwner({ href })) ||
  (ownerNode instanceof HTMLElement && ownerNode.dataset.emotion !== undefined);

const isOf = (name: RemoteName, sheet: CSSStyleSheet) => (fileOwner(sheet) ?? madeBy.get(sheet)) === name;

/** Puts an area's styles back. */
export function enableAreaStyles(name: RemoteName): void {
  left.delete(name);
  for (const sheet of allSheets()) if (isOf(name, sheet)) sheet.disabled = false;
}

/** Takes an area's styles out of the page: its release's files, and what it has made itself while it was shown. */
export function disableAreaStyles(name: RemoteName): void {
  left.add(name);
  for (const sheet of allSheets()) {
    if (!earlier.has(sheet) && !isHosts(sheet) && !fileOwner(sheet)) madeBy.set(sheet, name);
    if (isOf(name, sheet)) sheet.disabled = true;
  }
  earlier = new Set(allSheets());
}

/** Takes a style out that arrives after its area was left. */
export function disableIfLeft({ sheet, href }: HTMLLinkElement): void {
  if (sheet && [...left].some((name) => name === fileOwner({ href }))) sheet.disabled = true;
}
