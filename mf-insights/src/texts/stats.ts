import { monthName } from '@hawiyat/shared/locale/dates';
import { spokenMoney } from '@hawiyat/shared/locale/money';
import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

/** The monthly chart counts orders by the day on which they were accepted. */
export const acceptedOrder = noun(
  'لا توجد طلبات مقبولة | طلب مقبول واحد | طلبان مقبولان | طلبين مقبولين | طلبات مقبولة | طلبًا مقبولًا | طلب مقبول',
);

const accepted = (orders: number) => pluralizeInline(orders, acceptedOrder);

interface Month {
  readonly month: number;
  readonly requests: number;
}

export const messages = texts('mf-insights/stats', {
  loading: 'جاري تحميل الإحصائيات...',
  failed: 'عذراً، حدث خطأ',
  failedWithoutMessage: 'حدث خطأ ما',

  containers: {
    title: 'الحاويات',
    rented: 'مؤجرة',
    available: 'متوفرة',
    total: 'الإجمالي',
    note: 'يشمل الإجمالي الحاويات المحجوزة والحاويات في الصيانة.',
  },
  orders: {
    title: 'الطلبات',
    pending: 'قيد المعالجة',
    completed: 'مكتملة',
    total: 'الإجمالي',
    note: (canceled: string) => `يشمل الإجمالي الطلبات الملغاة (${canceled}).`,
  },
  drivers: {
    title: 'السائقون',
    total: 'عدد السائقين',
    rate: 'نسبة الإنجاز',
    rateLabel: (rate: number) => `نسبة الإنجاز ${rate} بالمئة`,
  },

  monthly: {
    title: 'الطلبات والإيرادات الشهرية',
    ordersTitle: 'الطلبات الشهرية',
    orders: 'الطلبات المقبولة',
    revenue: 'الإيرادات (بآلاف ر.س)',
    thisMonth: 'هذا الشهر',
    unfinished: 'شهر لم ينتهِ بعد',
    table: (year: number) => `الطلبات والإيرادات حسب الشهر لعام ${year}`,
    ordersTable: (year: number) => `الطلبات حسب الشهر لعام ${year}`,
    month: 'الشهر',
    fullRevenue: 'الإيرادات',
    chart: (year: number, showsRevenue: boolean) =>
      `مخطط ${showsRevenue ? 'الطلبات والإيرادات' : 'الطلبات'} الشهرية لعام ${year}`,
    empty: (chart: string) => `${chart}: لا توجد بيانات بعد.`,
    sums: (chart: string, orders: number, revenue: number | null, best: Month) =>
      `${chart}: ${accepted(orders)}${revenue === null ? '' : `، وإيرادات ${spokenMoney(revenue)}`}. ` +
      `أعلى الشهور طلبًا ${monthName(best.month)} (${accepted(best.requests)}).`,
  },
  donut: {
    title: 'إحصائيات الطلبات العامة',
    example: 'حلقة الطلبات',
    current: 'قيد المعالجة',
    completed: 'مكتملة',
    canceled: 'ملغاة',
    total: 'إجمالي الطلبات',
    parts: {
      current: (orders: number) => `${orders} قيد المعالجة`,
      completed: (orders: number) => `${orders} مكتملة`,
      canceled: (orders: number) => `${orders} ملغاة`,
    },
    chart: (parts: readonly string[], total: number) =>
      `مخطط حلقي للطلبات: ${parts.join('، و')}، من إجمالي ${total}.`,
  },
});
