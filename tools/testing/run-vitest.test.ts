import { expect, test } from 'vitest';
import { withoutTests } from './run-vitest.ts';

const ran = { times: [{ name: 'api/src/app.test.ts › a title', milliseconds: 1 }] };

test.each([
  ['a file with a test that ran', ['api/src/app.test.ts'], 0],
  [
    'a file whose tests are of another kind',
    ['api/src/app.test.ts', 'api/src/query-cost.postgres.test.ts'],
    1,
  ],
  ['a folder, and options', ['api/src/orders', '--bail', '1'], 0],
])('%s', (_, args, failures) => {
  expect(withoutTests(ran, args)).toHaveLength(failures);
});
