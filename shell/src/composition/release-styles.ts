import { disableIfLeft } from './area-styles.ts';

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

/**
 * Limits the loading of remotes' stylesheets to `timeLimit` milliseconds, because the bundler's loader waits for a
 * style forever. An error event fails the chunk, and the area falls back.
 */
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
