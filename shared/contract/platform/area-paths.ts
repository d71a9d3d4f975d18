interface WithPaths {
  readonly sections: readonly { readonly path: string }[];
}

interface Placed {
  readonly path: string;
  readonly position: number | null;
}

/** The host itself answers these; no area may have them. */
export const hostPaths = ['/signin', '/settings', '/join', '/reset-password', '/signin-link'] as const;

const withoutSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname);

/** `/` has nothing below it. */
export const isWithin = (path: string, pathname: string): boolean =>
  withoutSlash(pathname) === path || (path !== '/' && pathname.startsWith(`${path}/`));

export const isHostPath = (pathname: string): boolean =>
  isWithin('/settings', pathname) || hostPaths.some((path) => path === withoutSlash(pathname));

/** The section with the longest path that an address like `/drivers/42/` is in. */
export const sectionOfPath = <Section extends { readonly path: string }>(
  { sections }: { readonly sections: readonly Section[] },
  pathname: string,
): Section | undefined =>
  sections
    .filter(({ path }) => isWithin(path, pathname))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

/** The area of an address like `/drivers/42`; null when no area has the path. */
export const areaOfPath = <Area extends WithPaths>(areas: readonly Area[], pathname: string): Area | null =>
  areas.find((area) => sectionOfPath(area, pathname) !== undefined) ?? null;

/** The sections of the sidebar, from top to bottom. */
export const sidebarOf = <Section extends Placed>(
  areas: readonly { readonly sections: readonly Section[] }[],
): Section[] =>
  areas
    .flatMap(({ sections }) => sections)
    .filter(({ position }) => position !== null)
    .toSorted((a, b) => Number(a.position) - Number(b.position) || (a.path < b.path ? -1 : 1));

/** A section without a place in the sidebar belongs to the one before it in its area: trucks to drivers. */
export function currentSection<Section extends Placed>(
  areas: readonly { readonly sections: readonly Section[] }[],
  pathname: string,
): Section | undefined {
  for (const { sections } of areas) {
    const section = sectionOfPath({ sections }, pathname);
    if (section)
      return sections.slice(0, sections.indexOf(section) + 1).findLast(({ position }) => position !== null);
  }
}

/** Whether an address could belong to both paths; `/` overlaps with itself alone. */
export const overlap = (one: string, other: string): boolean => isWithin(one, other) || isWithin(other, one);
