import { expect, test } from 'vitest';
import { type TypedWork, typedWork, workForm } from './work-typing.ts';

const stored = {
  ...{ days: [6, 0, 1], hours: null, rentalDuration: 10, version: 2 },
  holidays: [{ name: 'عيد الفطر', from: '2027-03-09', until: '2027-03-12' }],
  prices: [{ type: 'حاويات أنقاض', size: '20 yard', price: 450.5 }],
};
const typed = typedWork(stored);

test('what is stored is typed and becomes the same again', () => {
  expect(typed.prices).toMatchObject({ 'حاويات أنقاض 20 yard': '450.50', 'مكابس نفايات 12 yard': '' });
  const { version: _, ...draft } = stored;
  expect(workForm.parse(typed)).toEqual(draft);
});

test('a price that is emptied is none, and a holiday without an end is one day', () => {
  const { prices, holidays } = workForm.parse({
    ...typed,
    prices: { ...typed.prices, 'حاويات أنقاض 20 yard': ' ' },
    holidays: [{ key: '1', name: 'جرد', from: '2027-01-01', until: '' }],
  });
  expect([prices, holidays]).toEqual([[], [{ name: 'جرد', from: '2027-01-01', until: '2027-01-01' }]]);
});

const holiday = { key: '1', name: 'جرد', from: '2027-01-02', until: '2027-01-03' };
test.each<[string, Partial<TypedWork>, string[]]>([
  ['nothing wrong', {}, []],
  ['no day', { days: [] }, ['days']],
  ['hours backwards', { hours: { from: '17:00', until: '08:00' } }, ['hours.until']],
  ['a holiday without a name', { holidays: [{ ...holiday, name: '' }] }, ['holidays.0.name']],
  [
    'a holiday without a day',
    { holidays: [{ ...holiday, from: '', until: '' }] },
    ['holidays.0.from', 'holidays.0.until'],
  ],
  ['a Hijri holiday', { holidays: [{ ...holiday, from: '1/9/1448' }] }, ['holidays.0.from']],
  ['a holiday backwards', { holidays: [{ ...holiday, until: '2027-01-01' }] }, ['holidays.0.until']],
  [
    'a price of nothing',
    { prices: { ...typed.prices, 'مكابس نفايات 12 yard': '0' } },
    ['prices.مكابس نفايات 12 yard'],
  ],
])('%s', (_, change, fields) => {
  const issues = workForm.safeParse({ ...typed, ...change }).error?.issues ?? [];
  expect([...new Set(issues.map(({ path }) => path.join('.')))]).toEqual(fields);
});
