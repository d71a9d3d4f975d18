import { expect, test } from 'vitest';
import { priceDoubts } from './price-doubts.ts';

const of = (price: number, size: '6 yard' | '20 yard' = '20 yard') => ({
  ...({ type: 'حاويات أنقاض', price } as const),
  size,
});
const mine = [of(450), of(900), of(90, '6 yard')];

test.each<[what: string, price: number, about: RegExp | null]>([
  ['a usual price', 600, null],
  ['ten times the most', 9_000, null],
  ['48 million', 48_000_000, /أكثر من 10 أضعاف.*900\.00/],
  ['a tenth of the least', 45, null],
  ['less', 44.99, /أقل من عُشر.*450\.00/],
])('%s', (_, price, about) => {
  const [doubt] = priceDoubts(of(price), mine);
  if (about) expect(doubt?.about).toMatch(about);
  else expect(doubt).toBeUndefined();
});

test('the first of its kind is compared with all, and the first of all with nothing', () => {
  const first = { ...of(48_000_000), type: 'مكابس نفايات' as const };
  expect(priceDoubts(first, mine)).toHaveLength(1);
  expect(priceDoubts(first, [])).toEqual([]);
});
