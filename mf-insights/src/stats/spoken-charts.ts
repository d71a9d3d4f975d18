import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { spokenMoney } from '@hawiyat/shared/locale/money';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';

/** The monthly chart in a sentence: the year's sums and its month with the most orders, the first of equals. */
export function spokenYear(year: number, months: DashboardStats['monthlyData']): string {
  const title = `مخطط الطلبات والإيرادات الشهرية لعام ${year}`;
  const [first, ...others] = months;
  if (!first || isEmptyYear(months)) return `${title}: لا توجد بيانات بعد.`;
  const sum = (of: 'requests' | 'revenue') => months.reduce((all, month) => all + month[of], 0);
  const peak = others.reduce((best, other) => (other.requests > best.requests ? other : best), first);
  const orders = (amount: number) => pluralizeInline(amount, 'order');
  return (
    `${title}: ${orders(sum('requests'))}، وإيرادات ${spokenMoney(sum('revenue'))}. ` +
    `أعلى الشهور طلبًا ${monthName(peak.month)} (${orders(peak.requests)}).`
  );
}

/** Whether there is nothing to draw yet. */
export function isEmptyYear(months: DashboardStats['monthlyData']): boolean {
  return months.every((month) => month.requests === 0 && month.revenue === 0);
}

/** The ring in a sentence. What is neither current nor completed was canceled. */
export function spokenRing({ pending, completed, total }: DashboardStats['orderStats']): string {
  return `مخطط حلقي للطلبات: ${pending} حالية، و${completed} مكتملة، من إجمالي ${total}.`;
}
