import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { isPlainJson } from './plain-json.ts';

test.each([
  ['{"type":"حاوية\\t🚛\\nשלום"}', true],
  ['{"a":"\\u0041\\u0009\\u000A\\u000d\\u00a0\\u007e"}', true],
  ['{"a":"\\\\b \\\\u0000 \\\\\\\\f \\\\ud83d"}', true],
  ['"\\ud83d\\ude00\\uD83D\\uDE00"', true],
  ['"\\ud7ff\\ue000\\udada\\udfff"', true],
  ['{"a":"\\u0000"}', false],
  ['{"a":[[{"b":"\\u0007"}]]}', false],
  ['{"a\\u0000b":1}', false],
  ['["\\b"]', false],
  ['["\\f"]', false],
  ['["\\\\\\b"]', false],
  ['"\\u001F"', false],
  ['"\\u007F"', false],
  ['"\\u0085"', false],
  ['"\\u009f"', false],
  ['"\u007f"', false],
  ['"\u0085"', false],
  ['"\\ud83d"', false],
  ['"\\ude00"', false],
  ['"\\ud83d\\ud83d\\ude00"', false],
  ['"\\ud83dx\\ude00"', false],
  ['"\\ud83d\\n\\ude00"', false],
])('%j is plain: %s', (text, isPlain) => {
  expect(isPlainJson(text)).toBe(isPlain);
});

test('for any document it agrees with a check of every text in it', () => {
  const unclean = /\p{Cs}|(?![\t\n\r])\p{Cc}/u;
  const everyText = (value: unknown): string[] => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? Object.entries(value).flat().flatMap(everyText) : [];
  };
  const odd = fc.constantFrom(
    '\0',
    '\b',
    '\t',
    '\\',
    '\\u0000',
    '"',
    '\u0085',
    '\ud83d',
    '\ude00',
    '🚛',
    'ab',
  );
  const text = fc.oneof(
    fc.array(odd).map((them) => them.join('')),
    fc.string({ unit: 'binary' }),
  );
  const document = fc.letrec((tie) => ({
    value: fc.oneof(text, fc.integer(), fc.array(tie('value')), fc.dictionary(text, tie('value'))),
  })).value;
  fc.assert(
    fc.property(document, (value) => {
      expect(isPlainJson(JSON.stringify(value))).toBe(!everyText(value).some((item) => unclean.test(item)));
    }),
    { numRuns: 2000 },
  );
});

test('however many values there are, no character is read twice', () => {
  const looked = vi.spyOn(String.prototype, 'charCodeAt');
  try {
    for (const inner of ['1,', '{},', '"\\u0041",', '"\\\\",', '"\\ud83d\\ude00",']) {
      const text = `["\\t",${inner.repeat(10_000)}1]`;
      looked.mockClear();
      expect(isPlainJson(text)).toBe(true);
      expect(looked.mock.calls.length).toBeLessThanOrEqual(text.length);
    }
  } finally {
    looked.mockRestore();
  }
});
