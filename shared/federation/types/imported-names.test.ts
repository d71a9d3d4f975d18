import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { importedNames } from './imported-names.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'hawiyat-imports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function namesIn(text: string) {
  const file = join(folder, 'source.tsx');
  writeFileSync(file, text);
  return importedNames(root, [file]);
}
const ui = '@hawiyat/shared/ui';
const orders = '@hawiyat/shared/contract/orders/orders';

test.each([
  ['names, also renamed ones', `import { Stack, Button as B } from '${ui}';`, { [ui]: ['Button', 'Stack'] }],
  [
    'members of a namespace',
    `import * as kit from '${ui}'; kit.Button; kit.Text;`,
    { [ui]: ['Button', 'Text'] },
  ],
  ['a namespace that is passed on', `import * as kit from '${ui}'; show(kit);`, { [ui]: ['*'] }],
  ['a namespace in an object', `import * as kit from '${ui}'; show({ kit });`, { [ui]: ['*'] }],
  ['a namespace under another name', `import * as kit from '${ui}'; const all = kit;`, { [ui]: ['*'] }],
  [
    'no namespace whose name is only written',
    `import * as kit from '${ui}'; type All = typeof kit; show({ kit: kit.Text }.kit);`,
    { [ui]: ['Text'] },
  ],
  ['a lazy module', `import('${ui}/data').then(show);`, { [`${ui}/data`]: ['*'] }],
  [
    'what is exported again',
    `export { Badge } from '${ui}'; export * from '${orders}';`,
    { [orders]: ['*'], [ui]: ['Badge'] },
  ],
  [
    'no types',
    `import type { Tone } from '${ui}'; import { type Session } from '@hawiyat/shared/state';`,
    {},
  ],
  [
    'no library and nothing that is bundled',
    "import { atom } from 'nanostores'; import { day } from '@hawiyat/shared/locale/dates';",
    {},
  ],
])('of a source it finds %s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('of libraries it reads none, but its own modules where they are installed as one', () => {
  const installed = join(folder, 'node_modules/@hawiyat/shared');
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  };
  const files = [
    write(join(installed, 'shared/lib/badges.js'), `import { Badge } from '${ui}';`),
    write(
      join(installed, 'shared/lib/calls.js'),
      "import { listOrders } from '../contract/orders/orders.js';",
    ),
    write(join(installed, 'node_modules/tables/index.js'), `import { Table } from '${ui}';`),
    write(join(folder, 'node_modules/charts/index.js'), `import { Text } from '${ui}';`),
  ];
  expect(importedNames(installed, files)).toEqual({ [orders]: ['listOrders'], [ui]: ['Badge'] });
});
