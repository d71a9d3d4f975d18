/** One entry of the panel's sidebar. */
export interface Section {
  readonly path: `/${string}`;
  readonly title: string;
  readonly icon: 'home' | 'containers' | 'drivers' | 'orders';
}

/**
 * What each remote claims: the paths that are its own, and its entries in the sidebar. Kept as data, so that the
 * host draws the frame and the URL map before any remote has arrived.
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

/** The sidebar, from top to bottom (specification, section 2 "Shell"). */
export const sidebar: readonly Section[] = ['/dashboard', '/containers', '/drivers', '/orders'].map(
  (path) => {
    const all: readonly Section[] = remoteNames.flatMap((name) => [...remotes[name].sections]);
    const section = all.find((it) => it.path === path);
    if (!section) throw new Error(`No remote claims the sidebar's ${path}`);
    return section;
  },
);

/**
 * Finds the remote that owns a path.
 * @param pathname path of the URL, e.g. `/drivers/42`
 * @returns the remote's name, or null when no remote claims the path
 */
export function remoteOfPath(pathname: string): RemoteName | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  const owns = (claim: string) => path === claim || (claim !== '/' && path.startsWith(`${claim}/`));
  return remoteNames.find((name) => remotes[name].paths.some(owns)) ?? null;
}
