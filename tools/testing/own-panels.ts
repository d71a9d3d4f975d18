import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Project } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(root)
  .map((name) => `${name}/e2e`)
  .filter((path) => /^(shell|sdk|mf-.+)\//.test(path));
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(test|slow)\.ts$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Names or settings of a panel, or fixtures that start one. */
const ownPanel =
  /panelName|panelSettings|base\.extend|from '\.\/(legal-page|figures-world|two-.+|six-companies)\.ts'/;
const [own, everyday] = [true, false].map((isOwn) =>
  files.filter((path) => ownPanel.test(readFileSync(join(root, path), 'utf8')) === isOwn),
);

/**
 * Puts tests on the everyday panel before those that start one of their own: a worker has one panel and one browser, and begins
 * both anew for each change.
 * @returns each project twice
 */
export const everydayFirst = <Options>(projects: readonly Project<Options>[]): Project<Options>[] => [
  ...projects.map((project) => ({ ...project, testIgnore: own ?? [] })),
  ...projects.map((project) => ({
    ...project,
    name: `${project.name}, own panels`,
    testIgnore: everyday ?? [],
  })),
];
