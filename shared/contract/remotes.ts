export interface Section {
  readonly path: `/${string}`;
  readonly title: string;
  readonly icon: 'home' | 'containers' | 'drivers' | 'orders';
}

/**
 * The paths and sidebar entries of each remote. Data, so that the host renders layout and URL map before any
 * remote has arrived.
 */
export const remotes = {
  'mf-marketing': {
    paths: ['/', '/signup', '/privacy-policy', '/terms-and-conditions'],
    sections: [],
    audience: 'anyone',
  },
  'mf-fleet': {
    paths: ['/containers', '/drivers'],
    sections: [
      { path: '/containers', title: 'إدارة الحاويات', icon: 'containers' },
      { path: '/drivers', title: 'إدارة السائقين', icon: 'drivers' },
    ],
    audience: 'company',
  },
  'mf-orders': {
    paths: ['/orders'],
    sections: [{ path: '/orders', title: 'إدارة الطلبات', icon: 'orders' }],
    audience: 'company',
  },
  'mf-insights': {
    paths: ['/dashboard'],
    sections: [{ path: '/dashboard', title: 'الصفحة الرئيسية', icon: 'home' }],
    audience: 'company',
  },
} as const satisfies Record<
  `mf-${string}`,
  { paths: readonly `/${string}`[]; sections: readonly Section[]; audience: 'anyone' | 'company' }
>;

export type RemoteName = keyof typeof remotes;
export const remoteNames = Object.keys(remotes) as RemoteName[];

/** Sections without a specified position come last, in the order of the table. */
const positionOf = ({ path }: Section) =>
  ['/dashboard', '/containers', '/drivers', '/orders', path].indexOf(path);

/** The sidebar, from top to bottom. */
export const sidebar: readonly Section[] = remoteNames
  .flatMap((name): readonly Section[] => remotes[name].sections)
  .toSorted((a, b) => positionOf(a) - positionOf(b));

/**
 * Finds the remote's path that an address belongs to.
 * @param pathname path of the URL, e.g. `/drivers/42/`
 * @returns e.g. `/drivers`; undefined when the remote has no such path
 */
export function routeOfPath<Name extends RemoteName>(name: Name, pathname: string) {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const own: readonly (typeof remotes)[Name]['paths'][number][] = remotes[name].paths;
  return own.find((start) => path === start || (start !== '/' && path.startsWith(`${start}/`)));
}

/**
 * Finds the remote of a path.
 * @param pathname path of the URL, e.g. `/drivers/42`
 * @returns the remote's name, or null when no remote has the path
 */
export function remoteOfPath(pathname: string): RemoteName | null {
  return remoteNames.find((name) => routeOfPath(name, pathname)) ?? null;
}
