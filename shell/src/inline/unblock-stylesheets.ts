/**
 * A stylesheet that neither arrives nor fails keeps the browser from painting anything and from running scripts. For no
 * medium it blocks neither; it applies when it arrives.
 */
export function unblockStylesheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (link.sheet) continue;
    link.media = 'not all';
    link.addEventListener('load', () => link.removeAttribute('media'), { once: true });
  }
}
