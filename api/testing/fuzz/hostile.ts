import type { Dice } from './dice.ts';

const deep = (levels: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value };
  return value;
};

/** Edge cases, mostly of a plausible type. */
const boundary: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\t\n',
    '0',
    '-0',
    '-1',
    '٠',
    '۱۲٣',
    '1e309',
    'NaN',
    'Infinity',
    '0x10',
    '٫٥',
    '1.005',
    '99999999.99',
  ],
  ...[0, -0, -1, 1.005, 1e-7, 99_999_999.99, 100_000_000, 2 ** 31, 2 ** 53, 2 ** 63, 1e308],
  ...['2026-02-29', '2024-02-29', '0000-00-00', '9999-12-31', '2026-13-01', '1900-01-01'],
  ...['أإآٱ', 'ـــ', 'ً'.repeat(50), '👩‍👩‍👧‍👦', '🏗️', '\u202e\u2066\u2069', 'ﷺ', 'İı', '\uFEFF'],
  'x'.repeat(65),
  'ا'.repeat(256),
  'x'.repeat(2001),
];

/** Values of wrong types. */
const wrong: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  ['a', 'b'],
  { $gt: '' },
  { toString: 1 },
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u0007',
  "' or 1=1 --",
  '%00',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '=1+1',
  'javascript:alert(1)',
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(100_000),
  Array.from({ length: 5_000 }, (_, i) => i),
  deep(200),
];

export const boundaryValue = (dice: Dice): unknown => dice.pick(boundary);
export const wrongValue = (dice: Dice): unknown => dice.pick(wrong);

/** Raw bodies that are no JSON object. */
const rawBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '1',
  '{"a":1,}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{}}}',
  '\uFEFF{}',
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `${'['.repeat(50_000)}`,
  `{"price":${'9'.repeat(400)}}`,
  '{"name":"\\ud800"}',
  '{"name":"\\u0000"}',
  `{"name":"${'ا'.repeat(600_000)}"}`,
];

export const rawBody = (dice: Dice): string => dice.pick(rawBodies);
