export type Grouping = 'month' | 'quarter' | 'year';

/**
 * Names the period that a month belongs to.
 * @param month `YYYY-MM`
 * @returns `2026-11`, `2026-Q4` or `2026`
 */
export function periodOf(month: string, grouping: Grouping): string {
  const [year = '', number = ''] = month.split('-');
  if (grouping === 'year') return year;
  return grouping === 'quarter' ? `${year}-Q${Math.ceil(Number(number) / 3)}` : month;
}
