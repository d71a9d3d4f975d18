/** Folders whose tries were given up: what they still bring is not wanted any more. */
const givenUp = new Set<string>();

const isRemotes = (link: HTMLLinkElement) =>
  link.rel === 'stylesheet' && /^\/r\//.test(new URL(link.href, location.href).pathname);

/** A first try's folder holds those of the later ones: `/r/mf-x/1.0.0-…/` and `/r/mf-x/1.0.0-…/~1/`. */
function isIn(link: HTMLLinkElement, folder: string): boolean {
  const { pathname } = new URL(link.href, location.href);
  return pathname.startsWith(folder) && !/^~\d/.test(pathname.slice(folder.length));
}

/**
 * Takes the styles of a failed try out of the page, and keeps those out that are still on their way: two releases must
 * never dress one page (facts/federation, M14).
 * @param folder absolute path of the try's files, with a slash at the end
 */
export function removeStyles(folder: string): void {
  givenUp.add(folder);
  for (const link of document.head.querySelectorAll('link')) {
    if (isRemotes(link) && isIn(link, folder)) link.remove();
  }
}

/**
 * Gives every stylesheet of a remote a time limit. The bundler's loader has one for scripts only, and would wait for a style
 * for ever; told of an error, it fails the chunk, and with it the area, which then falls back (facts/federation, A4).
 * @param timeLimit milliseconds
 */
export function watchStyles(timeLimit: number): void {
  const watch = (link: HTMLLinkElement) => {
    if ([...givenUp].some((folder) => isIn(link, folder))) return link.remove();
    const late = () => {
      console.warn(`[composition] ${link.href} is late`);
      link.dispatchEvent(new Event('error'));
      link.remove();
    };
    const timer = setTimeout(late, timeLimit);
    const done = () => clearTimeout(timer);
    link.addEventListener('load', done, { once: true });
    link.addEventListener('error', done, { once: true });
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof HTMLLinkElement && isRemotes(node)) watch(node);
  }).observe(document.head, { childList: true });
}
