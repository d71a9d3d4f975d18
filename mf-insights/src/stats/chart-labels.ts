import type { DashboardStats } from '@hawiyat/shared/contract/company/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { spokenMoney } from '@hawiyat/shared/locale/money';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { canceledOf } from './order-parts.ts';
import { acceptedOrder } from './stats-messages.ts';

/** For screen readers: the year's sums, and the month with most orders (the first of equals). */
export function yearLabel(year: number, months: DashboardStats['monthlyData'], showsRevenue = true): string {
  const title = `مخطط ${showsRevenue ? 'الطلبات والإيرادات' : 'الطلبات'} الشهرية لعام ${year}`;
  const [first, ...others] = months;
  if (!first || isEmptyYear(months)) return `${title}: لا توجد بيانات بعد.`;
  const sum = (field: 'requests' | 'revenue') => months.reduce((total, month) => total + month[field], 0);
  const peak = others.reduce((best, other) => (other.requests > best.requests ? other : best), first);
  const orders = (amount: number) => pluralizeInline(amount, acceptedOrder);
  return (
    `${title}: ${orders(sum('requests'))}${showsRevenue ? `، وإيرادات ${spokenMoney(sum('revenue'))}` : ''}. ` +
    `أعلى الشهور طلبًا ${monthName(peak.month)} (${orders(peak.requests)}).`
  );
}

export function isEmptyYear(months: DashboardStats['monthlyData']): boolean {
  return months.every((month) => month.requests === 0 && month.revenue === 0);
}

export function donutLabel(orders: DashboardStats['orderStats']): string {
  const { pending, completed, total } = orders;
  const canceled = canceledOf(orders);
  const parts = [
    `${pending} قيد المعالجة`,
    `${completed} مكتملة`,
    ...(canceled > 0 ? [`${canceled} ملغاة`] : []),
  ];
  return `مخطط حلقي للطلبات: ${parts.join('، و')}، من إجمالي ${total}.`;
}
