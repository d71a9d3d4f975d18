import { expect, test } from 'vitest';
import { donutLabel, yearLabel } from './chart-labels.ts';

const year = (figures: Record<number, [requests: number, revenue: number]>) =>
  Array.from({ length: 12 }, (_, at) => {
    const [requests, revenue] = figures[at + 1] ?? [0, 0];
    return { month: at + 1, requests, revenue };
  });

test('the monthly chart’s label has the year’s sums and its best month', () => {
  expect(yearLabel(2026, year({ 2: [3, 1450.5], 11: [9, 2000], 12: [9, 0] }))).toBe(
    'مخطط الطلبات والإيرادات الشهرية لعام 2026: 21 طلبًا مقبولًا، وإيرادات 3450.50 ريال سعودي. أعلى الشهور طلبًا نوفمبر (9 طلبات مقبولة).',
  );
});

test('the label of a year without figures says so', () => {
  expect(yearLabel(2026, year({}))).toBe('مخطط الطلبات والإيرادات الشهرية لعام 2026: لا توجد بيانات بعد.');
});

test('the donut chart’s label has its segments, which add up to the total', () => {
  expect(donutLabel({ pending: 25, completed: 60, total: 85 })).toBe(
    'مخطط حلقي للطلبات: 25 قيد المعالجة، و60 مكتملة، من إجمالي 85.',
  );
  expect(donutLabel({ pending: 25, completed: 55, total: 85 })).toBe(
    'مخطط حلقي للطلبات: 25 قيد المعالجة، و55 مكتملة، و5 ملغاة، من إجمالي 85.',
  );
});
