import { spokenMoney } from '@hawiyat/shared/locale/money';
import { noun, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

export const completedOrder = noun(
  'لا توجد طلبات مكتملة | طلب مكتمل واحد | طلبان مكتملان | طلبين مكتملين | طلبات مكتملة | طلبًا مكتملًا | طلب مكتمل',
);

interface Sum {
  readonly revenue: number;
  readonly orders: number;
}

export const messages = texts('mf-insights/revenue', {
  title: 'تحليل الإيرادات',
  period: 'الفترة',
  last: (period: string) => `آخر ${pluralizeGenitive(Number.parseInt(period, 10), 'month')}`,
  grouping: 'التجميع',
  by: { month: 'حسب الشهر', quarter: 'حسب الربع', year: 'حسب السنة' },
  periodOf: { month: 'الشهر', quarter: 'الربع', year: 'السنة' },
  total: 'إجمالي الإيرادات',
  completed: 'الطلبات المكتملة',
  revenue: 'الإيرادات',
  legend: 'الإيرادات (ر.س)',
  unfinished: { month: 'شهر لم ينتهِ بعد', quarter: 'ربع لم ينتهِ بعد', year: 'سنة لم تنتهِ بعد' },
  compared: {
    tenfold: 'أكثر من عشرة أضعاف الفترة السابقة',
    up: 'أعلى من الفترة السابقة بنسبة',
    down: 'أقل من الفترة السابقة بنسبة',
    same: 'مساوية للفترة السابقة',
    first: 'لا توجد إيرادات في الفترة السابقة للمقارنة',
    nothing: 'لا توجد إيرادات في الفترتين',
  },
  before: 'الفترة السابقة',
  quarters: ['الربع الأول', 'الربع الثاني', 'الربع الثالث', 'الربع الرابع'],
  chart: (choice: string) => `مخطط الإيرادات ${choice}`,
  empty: (chart: string) => `${chart}: لا توجد بيانات بعد.`,
  sums: (chart: string, total: Sum, best: Sum & { readonly period: string }) =>
    `${chart}: ${spokenMoney(total.revenue)} من ${pluralizeGenitive(total.orders, completedOrder)}. ` +
    `الأعلى إيرادًا ${best.period} (${spokenMoney(best.revenue)}).`,
  partial: {
    month: 'الشهر الحالي محسوب حتى اليوم.',
    longer: 'قد لا يشمل العمودان الأول والأخير كل شهورهما.',
  },
});
