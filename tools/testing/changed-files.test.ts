import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTestsOf, trackedFiles } from './changed-files.ts';

const tests = [
  'shell/e2e/layout.test.ts',
  'mf-orders/e2e/board.test.ts',
  'mf-orders/e2e/board.slow.ts',
  'mf-orders/e2e/order-panel.test.ts',
  'mf-orders/e2e/undo.slow.ts',
  'mf-orders/e2e/offering.slow.ts',
  'mf-fleet/e2e/containers-add.test.ts',
  'mf-fleet/e2e/containers-map.slow.ts',
];

test.each<[string, string[], string[]]>([
  ['a file that a test is named after', ['mf-orders/src/undo.ts'], ['mf-orders/e2e/undo.slow.ts']],
  ['a file of a folder', ['mf-orders/src/board/task-card.tsx'], ['mf-orders/e2e/board.test.ts']],
  ['both', ['mf-orders/src/board/board.ts'], ['mf-orders/e2e/board.test.ts', 'mf-orders/e2e/board.slow.ts']],
  [
    'a file of a folder with slow tests alone',
    ['mf-orders/src/offering/offer-fields.tsx'],
    ['mf-orders/e2e/offering.slow.ts'],
  ],
  [
    'a file below a folder',
    ['mf-fleet/src/containers/filters/chips.tsx'],
    ['mf-fleet/e2e/containers-add.test.ts'],
  ],
  [
    'a file that no test is named after',
    ['mf-orders/src/remote.tsx'],
    ['mf-orders/e2e/board.test.ts', 'mf-orders/e2e/order-panel.test.ts'],
  ],
  ['a browser test', ['mf-orders/e2e/undo.slow.ts'], ['mf-orders/e2e/undo.slow.ts']],
  ['a test of a rule', ['mf-orders/src/undo.test.ts'], []],
  ['the server', ['api/src/orders/orders.ts'], []],
  [
    'what all share',
    ['shared/ui/button.tsx'],
    [
      'shell/e2e/layout.test.ts',
      'mf-orders/e2e/board.test.ts',
      'mf-orders/e2e/order-panel.test.ts',
      'mf-fleet/e2e/containers-add.test.ts',
    ],
  ],
])('a change of %s runs its browser tests', (_, changed, chosen) => {
  expect(browserTestsOf(changed, tests)).toEqual(chosen);
});

test('no file named *.test.ts has slow browser tests alone: a change that chooses it would run none', async () => {
  const root = join(import.meta.dirname, '../..');
  const files = await trackedFiles(root, ['*/e2e/*.test.ts']);
  expect(files).not.toEqual([]);
  const slowAlone = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const times = (sought: RegExp) => text.match(sought)?.length ?? 0;
    return times(/tag: '@slow'/g) >= times(/^ *test\(/gm);
  });
  expect(slowAlone).toEqual([]);
});
