import { expect, test } from 'vitest';
import pureContract from './pure-contract.mjs';

test.each([
  ['a schema', "const a = z.string('(');", "const a = /*#__PURE__*/ z.string('(');"],
  [
    'a schema with checks, whatever brackets its texts and patterns hold',
    "const a = z\n  .string(')')\n  .check(z.regex(/[)(]\\)/));",
    "const a = /*#__PURE__*/ z.checked(/*#__PURE__*/ z\n  .string(')'), /*#__PURE__*/ z.regex(/[)(]\\)/));",
  ],
  ['no comment', '// z.string().check(', '// z.string().check('],
])('the loader marks %s as free of side effects', (_, source, expected) => {
  expect(pureContract(source)).toBe(expected);
});
