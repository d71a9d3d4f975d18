import { hostPaths, overlap } from '@hawiyat/shared/contract/platform/area-paths';
import type { Area } from '@hawiyat/shared/contract/platform/areas';
import {
  areaPathReserved,
  areaPathTaken,
  areaPathTwice,
  areaTitleTaken,
  areaUnfinished,
  areaUntitled,
} from './errors.ts';

/** First parts of paths that the server or the host answers itself. */
const reserved = new Set([
  ...['api', 'r', 's', 'sdk', 'uploads', 'health', 'ready', 'metrics', 'operator', 'outbox'],
  ...['preview', 'examples'],
  ...hostPaths.map((path) => path.slice(1)),
]);

/** Checks what the schema cannot: an area beside the others. */
export function assertAreaFits(area: Area, others: readonly Area[]): void {
  const { name } = area;
  const paths = area.sections.map(({ path }) => path);
  for (const [i, { path, title, icon, position }] of area.sections.entries()) {
    if (reserved.has(path.split('/')[1] ?? ''))
      throw areaPathReserved({ path }, because(name, path, 'the platform answers this path itself'));
    if (paths.indexOf(path) !== i)
      throw areaPathTwice({ path }, because(name, path, 'this path is listed twice'));
    if (position !== null && (title === null || icon === null))
      throw areaUnfinished({ path }, because(name, path, 'a place in the sidebar needs a title and an icon'));
    for (const other of others)
      for (const { path: taken } of other.sections)
        if (overlap(path, taken)) throw pathTaken(name, path, other.name, taken);
    for (const other of others)
      if (title !== null && other.sections.some((section) => section.title === title))
        throw titleTaken(name, path, other.name, title);
  }
  const isUntitled = area.sections.every(({ title }) => title === null);
  // Visitors' pages have titles of their own.
  if (isUntitled && area.audience === 'company')
    throw areaUntitled(because(name, area.sections[0]?.path ?? '', 'an area of companies needs a title'));
}

const because = (name: string, path: string, why: string) => ({ fields: { [`${name} ${path}`]: why } });

const titleTaken = (name: string, path: string, other: string, title: string) =>
  areaTitleTaken({ title, other }, because(name, path, `${other} has this title already`));

const pathTaken = (name: string, path: string, other: string, taken: string) =>
  areaPathTaken({ name, path, other, taken }, because(name, path, `overlaps with ${taken} of ${other}`));
