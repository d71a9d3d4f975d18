import { expect, test } from 'vitest';
import { excesses, sizeOf } from './limits.ts';

const lines = (count: number, line = 'call();') => Array(count).fill(line).join('\n');
const faultsOf = (path: string, text: string) => excesses([sizeOf(path, text)]);

test.each<[string, string, number]>([
  ['a line beside code is none', 'const a = 1; // one', 0],
  ['a block has its lines', '/**\n * Says why.\n */\nconst a = 1;', 3],
  ['a block of code may hold nothing else', 'if (a) {\n  // Nothing to do.\n}', 1],
  ['text is none', 'const text = `\n// no comment\n`;', 0],
  ['a pattern is none', 'const pattern = /\\/\\//;\n// one\n', 1],
])('of comment lines: %s', (_, text, comments) => {
  expect(sizeOf('api/a.ts', text).comments).toBe(comments);
});

test('what an element holds is code', () => {
  const text = 'const a = (\n  <p>\n    {/* Why. */}\n    // text\n  </p>\n);';
  expect(sizeOf('shell/a.tsx', text)).toMatchObject({ lines: 6, comments: 0 });
});

test('a package with many comments is named with its files', () => {
  const text = `// Why.\n${lines(9)}`;
  expect(faultsOf('api/src/a.ts', text)).toEqual([
    '10.0 % of api are comments, and 6 % may be: begin with api/src/a.ts (1 lines).',
  ]);
  expect(faultsOf('api/src/a.ts', `// Why.\n${lines(19)}`)).toEqual([]);
  expect(faultsOf('mf-fleet/src/a.ts', text)).toEqual([]);
});

test('a long file and a long function are named with their lines', () => {
  expect(faultsOf('sdk/a.ts', lines(301))).toEqual(['sdk/a.ts has 301 lines, and may have 300: split it.']);
  expect(faultsOf('sdk/a.ts', lines(300))).toEqual([]);
  const long = `const a = 1;\nconst run = () => {\n${lines(79)}\n};`;
  expect(faultsOf('sdk/a.ts', long)).toEqual(['sdk/a.ts:2 run has 81 lines, and may have 80: split it.']);
});

test('ten functions may take five parameters, and an eleventh names all', () => {
  const functions = (count: number) => lines(count, 'function area(a, b, c, d, e) {}');
  expect(faultsOf('sdk/a.ts', functions(10))).toEqual([]);
  const [first, ...places] = faultsOf('sdk/a.ts', functions(11));
  expect(first).toBe('11 functions take more than 4 parameters, and 10 may: pass an object.');
  expect(places).toHaveLength(11);
  expect(places[0]).toBe('  sdk/a.ts:1 area takes 5');
});
