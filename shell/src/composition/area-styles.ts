import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';

/** Areas that the person has left. */
const leftAreas = new Set<RemoteName>();
/** Sheets that an area's scripts made. */
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
export function disableIfLeft({ sheet, href }: HTMLLinkElement): void {
  if (sheet && [...leftAreas].some((name) => name === fileOwner({ href }))) sheet.disabled = true;
}
