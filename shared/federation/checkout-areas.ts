import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { areaOfPath, sidebarOf } from '../contract/platform/area-paths.ts';
import type { Area, RemoteName } from '../contract/platform/areas.ts';
import { proposedArea } from './area-file.ts';

const root = join(import.meta.dirname, '../..');

export const remoteNames: readonly RemoteName[] = readdirSync(root).filter((name) => name.startsWith('mf-'));

export const areas: readonly Area[] = remoteNames.map((name) => ({
  name,
  ...proposedArea(join(root, name)),
}));

export const sidebar = sidebarOf(areas).map((section) => ({ ...section, title: section.title ?? '' }));

export const remoteOfPath = (path: string): RemoteName | null => areaOfPath(areas, path)?.name ?? null;

export const pathsOf = (name: RemoteName): string[] =>
  areas.filter((area) => area.name === name).flatMap(({ sections }) => sections.map(({ path }) => path));
