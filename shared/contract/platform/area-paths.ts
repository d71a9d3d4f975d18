/** The paths of an area, as rows, compositions and `area.json` have them. */
interface WithPaths {
  readonly sections: readonly { readonly path: string }[];
}

/** A section that may have a place in the sidebar. */
interface Placed {
  readonly path: string;
  readonly position: number | null;
}

/** What the host itself answers; no area may have these paths. */
export const hostPaths = ['/signin', '/settings', '/join', '/reset-password', '/signin-link'] as const;

const withoutSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** @returns whether an address is a path or below it; `/` has nothing below it */
export const isWithin = (path: string, pathname: string): boolean =>
  withoutSlash(pathname) === path || (path !== '/' && pathname.startsWith(`${path}/`));

/** @returns whether the host itself answers an address; only settings have pages below them */
export const isHostPath = (pathname: string): boolean =>
  isWithin('/settings', pathname) || hostPaths.some((path) => path === withoutSlash(pathname));

/**
 * Finds the section of an address.
 * @param pathname path of the URL, e.g. `/drivers/42/`
 * @returns the section with the longest path that the address is in
 */
export function sectionOfPath<Section extends { readonly path: string }>(
  { sections }: { readonly sections: readonly Section[] },
  pathname: string,
): Section | undefined {
  return sections
    .filter(({ path }) => isWithin(path, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/**
 * Finds the area of an address.
 * @param pathname path of the URL, e.g. `/drivers/42`
 * @returns null when no area has the path
 */
export function areaOfPath<Area extends WithPaths>(areas: readonly Area[], pathname: string): Area | null {
  return areas.find((area) => sectionOfPath(area, pathname) !== undefined) ?? null;
}

/** @returns the sections that have a place in the sidebar, from top to bottom */
export function sidebarOf<Section extends Placed>(
  areas: readonly { readonly sections: readonly Section[] }[],
): Section[] {
  return areas
    .flatMap(({ sections }) => sections)
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => Number(a.position) - Number(b.position) || (a.path < b.path ? -1 : 1));
}

/** @returns whether an address could belong to both paths; `/` overlaps with itself alone */
export const overlap = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);
