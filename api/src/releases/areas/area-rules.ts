import { hostPaths, overlap } from '@hawiyat/shared/contract/platform/area-paths';
import type { Area } from '@hawiyat/shared/contract/platform/areas';
import { DomainError } from '../../kernel/domain-error.ts';

/** First parts of addresses that the server or the host answers itself. */
const reserved = new Set([
  ...['api', 'r', 's', 'sdk', 'uploads', 'health', 'ready', 'metrics', 'operator', 'outbox'],
  ...['preview', 'examples'],
  ...hostPaths.map((path) => path.slice(1)),
]);

/**
 * Checks what the schema cannot: an area beside the others.
 * @param others the areas that stay as they are
 * @throws DomainError `area-path-taken` naming both areas and both paths, `area-path-reserved`,
 *   `area-path-twice`, `area-unfinished` for a place in the sidebar without title or icon, `area-untitled` where no
 *   section has a title, `area-title-taken` naming both areas
 */
export function assertAreaFits(area: Area, others: readonly Area[]): void {
  const paths = area.sections.map(({ path }) => path);
  for (const [i, { path, title, icon, position }] of area.sections.entries()) {
    if (reserved.has(path.split('/')[1] ?? '')) throw rejected('area-path-reserved', area, path);
    if (paths.indexOf(path) !== i) throw rejected('area-path-twice', area, path);
    if (position !== null && (title === null || icon === null)) throw rejected('area-unfinished', area, path);
    for (const other of others)
      for (const { path: taken } of other.sections)
        if (overlap(path, taken)) throw pathTaken(area.name, path, other.name, taken);
    for (const other of others)
      if (title !== null && other.sections.some((section) => section.title === title))
        throw titleTaken(area.name, path, other.name, title);
  }
  const isUntitled = area.sections.every(({ title }) => title === null);
  // Visitors' pages have titles of their own.
  if (isUntitled && area.audience === 'company')
    throw rejected('area-untitled', area, area.sections[0]?.path ?? '');
}

const reasons = {
  'area-path-reserved': 'the platform answers this path itself',
  'area-path-twice': 'this path is listed twice',
  'area-untitled': 'an area of companies needs a title',
  'area-unfinished': 'a place in the sidebar needs a title and an icon',
};

/** The fields are for a command line, as in `release-fits.ts`. */
const rejected = (code: keyof typeof reasons, { name }: Area, path: string) =>
  new DomainError(code, { values: { path }, fields: { [`${name} ${path}`]: reasons[code] } });

const titleTaken = (name: string, path: string, other: string, title: string) =>
  new DomainError('area-title-taken', {
    values: { title, other },
    fields: { [`${name} ${path}`]: `${other} has this title already` },
  });

const pathTaken = (name: string, path: string, other: string, taken: string) =>
  new DomainError('area-path-taken', {
    values: { name, path, other, taken },
    fields: { [`${name} ${path}`]: `overlaps with ${taken} of ${other}` },
  });
