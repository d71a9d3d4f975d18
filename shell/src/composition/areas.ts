import {
  areaOfPath,
  currentSection,
  sectionOfPath,
  sidebarOf,
} from '@hawiyat/shared/contract/platform/area-paths';
import type { ComposedArea, RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import { computed } from 'nanostores';
import { $composition, composition, isOutdated } from './composition.ts';
import { hasRelease } from './has-release.ts';

export const areaOf = (pathname: string): ComposedArea | null => areaOfPath(composition().areas, pathname);

export const isPublic = (name: RemoteName): boolean =>
  composition().areas.some((area) => area.name === name && area.audience === 'anyone');

/** An outdated composition may gain a release of the area. */
export const isOpen = ({ name }: ComposedArea): boolean => hasRelease(composition(), name) || isOutdated();

const released = (page: Composition) => page.areas.filter(({ name }) => hasRelease(page, name));

export const $sidebar = computed($composition, (page) => sidebarOf(released(page)));

/** The sidebar's section that an address belongs to. */
export const currentOf = (pathname: string) => currentSection(released(composition()), pathname);

export function titleOf(pathname: string): string | null {
  const area = areaOfPath(released(composition()), pathname);
  return (area && sectionOfPath(area, pathname)?.title) ?? null;
}
