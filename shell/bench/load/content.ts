/**
 * By path, what only stands on a page once the server's data is in it. All of it, and no part of it on another page: a click
 * in the sidebar leaves the last page standing until the next is there.
 */
export const content: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['main bdi[data-urgency]', 'main dl dd'],
  '/containers': ['main article:not([data-link]) bdi[data-quiet]'],
  '/drivers': ['main article[data-link] bdi[data-quiet]'],
  '/orders': ['main tbody td:not([aria-busy]) [data-nowrap]'],
  '/signin': ['input[type=password]'],
};

/** Needs no session, and is not shown to anyone who has one. */
export const isForStrangers = (path: string) => path === '/signin';
