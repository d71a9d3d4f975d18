/**
 * By path, selectors of what a page shows only with the server's data. No other page may match them, because the previous
 * page stays until the next is ready.
 */
export const content: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['main bdi[data-urgency]', 'main dl dd'],
  '/containers': ['main article a[href^="/containers/"] bdi'],
  '/drivers': ['main article a[href^="/drivers/"] bdi'],
  '/orders': ['main tbody td:not([aria-busy]) [data-nowrap]'],
  '/signin': ['input[type=password]'],
};

export const isForVisitors = (path: string) => path === '/signin';
