import { expect, test } from 'vitest';
import { faultsIn } from './check-words.mjs';

test.each([
  [
    'an old identifier',
    'api/src/app.ts',
    'const all = standings.of(remote);',
    ['api/src/app.ts:1: standings'],
  ],
  [
    'an old word in a test title',
    'api/src/app.test.ts',
    "\ntest('a Refusal is told')",
    ['api/src/app.test.ts:2: Refusal'],
  ],
  ['an old folder', 'mf-fleet/src/parts/card.tsx', '', ['mf-fleet/src/parts/card.tsx: an old name']],
  [
    'a missing document',
    'shared/README.md',
    'see facts/ui.md',
    ['shared/README.md:1: facts/u is no document of this repository'],
  ],
  ['ordinary English', 'api/src/app.ts', '// Late orders; `frame-ancestors`; a standalone record.', []],
  [
    'a missing document in a comment',
    'api/src/app.ts',
    '// Known (facts, 3).',
    ['api/src/app.ts:1: (facts, is no document of this repository'],
  ],
  ['a variable', 'api/src/app.ts', 'expect(facts).toEqual(all);', []],
  ['a longer name', 'api/src/app.ts', 'const outstandings = 1;', []],
])('%s', (_, path, text, found) => {
  expect(faultsIn(path, text)).toEqual(found);
});
