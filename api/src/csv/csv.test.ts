import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CsvUnreadable, readCsv, writeCsv } from './csv.ts';

const cells = (text: string) => readCsv(text).map((row) => row.cells);

test('a file begins with a byte-order mark, and its lines end with CR LF', () => {
  expect(
    writeCsv(
      ['الرقم', 'السعر'],
      [
        ['C-0001', 450.5],
        ['C-0002', null],
      ],
    ),
  ).toBe('\uFEFFالرقم,السعر\r\nC-0001,450.5\r\nC-0002,\r\n');
});

test('cells that a spreadsheet would calculate are neutralized', () => {
  for (const it of [
    '=1+1',
    '+966500000001',
    '-1',
    '@cmd',
    '\tx',
    '\rx',
    '=HYPERLINK("x")',
    '|cmd',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
  ])
    expect(writeCsv(['a', 'b'], [[it, 'x']])).toMatch(/\r\n"?'[=+\-@|\t\r＝＋－＠]/);
});

test('numeric identifiers keep leading zeros and all digits', () => {
  const row = ['0512345678', '300000000000003', 'C-0001'];
  expect(writeCsv(['a', 'b', 'c'], [row])).toContain('"0512345678","300000000000003",C-0001');
  expect(cells(writeCsv(['a', 'b', 'c'], [row]))[1]).toEqual(row);
});

test('any written file reads back unchanged', () => {
  const odd = fc.constantFrom(
    "'",
    '"',
    ',',
    ';',
    '=',
    '+',
    '-',
    '@',
    '|',
    '＝',
    '\t',
    '\r',
    '\n',
    ' ',
    '\uFEFF',
    '0',
    'حاوية',
    '😀',
  );
  const text = fc.oneof(
    fc.array(odd, { maxLength: 6 }).map((item) => item.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  const row = fc.tuple(fc.constant('x'), text, text);
  fc.assert(
    fc.property(fc.array(row, { maxLength: 20 }), (rows) => {
      const header = ['الاسم', 'b;c', 'd'];
      expect(cells(writeCsv(header, rows))).toEqual([header, ...rows]);
    }),
    { numRuns: 500 },
  );
});

test('semicolons, bare line feeds and a missing byte-order mark are accepted', () => {
  expect(cells('الرقم;السعر\nC-0001;450,5\n')).toEqual([
    ['الرقم', 'السعر'],
    ['C-0001', '450,5'],
  ]);
  expect(cells('a,b\r1,2\r')).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});

test.each([
  ['tabs', '\uFEFFالرقم\tالسعر (ر.س)\t\r\nC-1\t1,250\t\r\n'],
  ['a line that names the delimiter', 'sep=;\r\nالرقم;السعر (ر.س)\r\nC-1;1,250'],
  ['the same behind a byte-order mark, in quotes', '\uFEFF"sep=;"\r\nالرقم;السعر (ر.س)\nC-1;1,250'],
  ['the same for tabs', 'SEP=\t\nالرقم\tالسعر (ر.س)\nC-1\t1,250'],
  ['bars', 'الرقم|السعر (ر.س)\nC-1|1,250'],
  ['an empty line above the headings', '\r\nالرقم;السعر (ر.س)\r\nC-1;1,250'],
  ['delimiters inside quoted headings', '"الرقم";"السعر (ر.س)"\r\nC-1;"1,250"'],
  ['line breaks inside quoted headings', '"الرقم\nx,,,"\tالسعر (ر.س)\nC-1\t1,250'],
])('%s are read', (_, text) => {
  const [header, row] = readCsv(text);
  expect(header?.cells[1]).toBe('السعر (ر.س)');
  expect(row?.cells.slice(0, 2)).toEqual(['C-1', '1,250']);
});

test('a line that names the delimiter counts as a line', () => {
  expect(readCsv('sep=,\r\na,b\r\n1,2').map(({ line }) => line)).toEqual([2, 3]);
});

test('each row knows its line, across empty lines and cells of several lines', () => {
  const text = 'a,b\r\n1,"x\r\ny"\r\n\r\n2,3\r\n,\r\n4,"5\nz"\r\n6,12" wide';
  expect(readCsv(text)).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['1', 'x\r\ny'] },
    { line: 5, cells: ['2', '3'] },
    { line: 7, cells: ['4', '5\nz'] },
    { line: 9, cells: ['6', '12" wide'] },
  ]);
});

test('a file with unmatched quotes is rejected', () => {
  expect(() => readCsv('a,b\n"1,2\n')).toThrow(CsvUnreadable);
  expect(readCsv('')).toEqual([]);
});
