import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const packages = [
  'shared',
  'shell/src',
  'mf-fleet/src',
  'mf-insights/src',
  'mf-marketing/src',
  'mf-orders/src',
];

/** Take only out of it. */
const own = [
  // On first screens, which load no form.
  'mf-fleet/src/containers/list/filters/saved-views.tsx',
  'mf-orders/src/panel/order-notes.tsx',
  // The registration outlives its screens: `createForm` holds its values and errors.
  'mf-marketing/src/sign-up/form-stage.tsx',
  'mf-marketing/src/sign-up/verify-stage.tsx',
];

const sourcesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) => /\.tsx?$/.test(name) && !/node_modules|\.test\./.test(join(parentPath, name)),
    )
    .map(({ name, parentPath }) => join(parentPath, name));

test('every form goes through the kit’s, but for these', () => {
  const found = packages
    .flatMap(sourcesIn)
    .filter((file) => /<form\b|chakra\('form'|chakra\.form|as="form"/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(root, file));
  expect(found.toSorted()).toEqual([...own, 'shared/ui/forms/form-element.tsx'].toSorted());
});
