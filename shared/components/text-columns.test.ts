import { expect, test } from 'vitest';
import { onPaper, textColumns } from './text-columns.ts';

interface Row {
  readonly size: number;
  readonly place: string;
}

const columns = textColumns<Row, 'size' | 'place'>(
  [
    { id: 'size', title: 'الحجم' },
    { id: 'place', title: 'الموقع' },
  ],
  {
    place: [
      { text: ({ place }) => place },
      { title: 'الإحداثيات', onlyInFile: true, text: () => '24.7, 46.6' },
    ],
    size: { isNumber: true, text: ({ size }) => `${size} ياردة`, fileText: ({ size }) => String(size) },
  },
);

test('texts have their own order, and their column’s title or another one', () => {
  expect(columns.map(({ title }) => title)).toEqual(['الموقع', 'الإحداثيات', 'الحجم']);
});

test('a file has more columns than paper, and its own texts', () => {
  expect(onPaper(columns).map(({ title }) => title)).toEqual(['الموقع', 'الحجم']);
  expect(columns.map((column) => (column.fileText ?? column.text)({ size: 20, place: 'جدة' }))).toEqual([
    'جدة',
    '24.7, 46.6',
    '20',
  ]);
});
