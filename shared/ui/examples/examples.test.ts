import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const kit = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(kit, path), 'utf8');

/** Files of components that an index offers. */
const offered = ['', 'data/', 'list/', 'forms/', 'dates/'].flatMap((group) =>
  [...read(`${group}index.ts`).matchAll(/from '\.\/([\w-]+)\.tsx'/g)].map(
    ([, file]) => `${group}${file}.tsx`,
  ),
);
/** The first surrounds every page; dialogs and forms are made of the others, which show at work or never. */
const unseen = [
  ...['ui-provider.tsx', 'modal.tsx', 'dialog.tsx', 'input.tsx', 'forms/form-element.tsx'],
  ...['forms/leave-guard.tsx', 'forms/outdated-notice.tsx'],
];
const examples = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('\n');

test('every part of the kit is on the page of examples', () => {
  expect(offered.length).toBeGreaterThan(25);
  const missing = offered.filter((path) => !unseen.includes(path) && !examples.includes(`'../${path}'`));
  expect(missing).toEqual([]);
});
