import { areaOfPath, sectionOfPath, sidebarOf } from '@hawiyat/shared/contract/platform/area-paths';
import type { ComposedArea, RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import { computed } from 'nanostores';
import { $composition, composition, isOutdated } from './composition.ts';
import { hasRelease } from './has-release.ts';

/** @returns the area of an address; null when no area has it */
export const areaOf = (pathname: string): ComposedArea | null => areaOfPath(composition().areas, pathname);

/** @returns whether visitors open the area, without a layout around it */
export const isPublic = (name: RemoteName): boolean =>
  composition().areas.some((area) => area.name === name && area.audience === 'anyone');

/**
 * @returns whether the company has a release of the area, or may have one by a newer composition; without one the area
 *   is not there
 */
export const isOpen = ({ name }: ComposedArea): boolean => hasRelease(composition(), name) || isOutdated();

const released = (page: Composition) => page.areas.filter(({ name }) => hasRelease(page, name));

/** The sidebar's sections, from top to bottom. */
export const $sidebar = computed($composition, (page) => sidebarOf(released(page)));

/** @returns the title of an address's section; null when it has none */
export function titleOf(pathname: string): string | null {
  const area = areaOfPath(released(composition()), pathname);
  return (area && sectionOfPath(area, pathname)?.title) ?? null;
}
