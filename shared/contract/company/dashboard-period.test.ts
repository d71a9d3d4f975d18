import { expect, test } from 'vitest';
import { exportStatement, fetchRevenue, fetchStatement } from './dashboard.ts';

const wrong = 'الفترة المطلوبة غير صحيحة.';
const unreadable = expect.stringMatching(/^يرجى كتابة التاريخ مثل/);

test.each([
  { from: '2026-03-31', to: '2026-03-31', errors: {} },
  { from: '2024-02-29', to: '2026-02-28', errors: {} },
  { from: '2023-01-01', to: '2025-01-01', errors: {} },
  { from: '2023-01-01', to: '2025-01-02', errors: { to: wrong } },
  { from: '2026-03-31', to: '2026-03-30', errors: { to: wrong } },
  { from: '2026-02-30', to: '2026-03-10', errors: { from: 'لا يوجد يوم 30 في شهر فبراير 2026' } },
  { from: '2026-13-01', to: '2027-01-01', errors: { from: 'لا يوجد شهر رقم 13، الأشهر من 1 إلى 12' } },
  {
    from: '',
    to: '',
    errors: { from: unreadable, to: unreadable },
  },
])('a statement from «$from» to «$to»: $errors', ({ from, to, errors }) => {
  for (const { query } of [fetchStatement, exportStatement]) {
    const issues = query.safeParse({ from, to }).error?.issues ?? [];
    const fieldErrors = Object.fromEntries(
      issues.toReversed().map(({ path: [field], message }) => [String(field), message]),
    );
    expect(fieldErrors).toEqual(errors);
  }
});

test.each([
  { query: {}, parsed: { period: '12months', groupBy: 'month' } },
  { query: { period: '1months' }, parsed: { period: '1months', groupBy: 'month' } },
  { query: { period: '36months', groupBy: 'year' }, parsed: { period: '36months', groupBy: 'year' } },
  { query: { period: '0months' }, parsed: wrong },
  { query: { period: '37months' }, parsed: wrong },
  { query: { period: '6 months' }, parsed: wrong },
  { query: { groupBy: 'week' }, parsed: wrong },
])('a revenue query $query', ({ query, parsed }) => {
  const { data, error } = fetchRevenue.query.safeParse(query);
  expect(data ?? error?.issues[0]?.message).toEqual(parsed);
});
