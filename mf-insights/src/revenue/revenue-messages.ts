import { monthName } from '@hawiyat/shared/locale/dates';
import { noun, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import type { RevenueQuery } from './revenue-query.ts';

export const messages = {
  title: 'تحليل الإيرادات',
  period: 'الفترة',
  last: (period: RevenueQuery['period']) => `آخر ${pluralizeGenitive(Number.parseInt(period, 10), 'month')}`,
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
  partial: {
    month: 'الشهر الحالي محسوب حتى اليوم.',
    longer: 'قد لا يشمل العمودان الأول والأخير كل شهورهما.',
  },
};

export const completedOrder = noun(
  'لا توجد طلبات مكتملة | طلب مكتمل واحد | طلبان مكتملان | طلبين مكتملين | طلبات مكتملة | طلبًا مكتملًا | طلب مكتمل',
);

const quarters = ['الأول', 'الثاني', 'الثالث', 'الرابع'];

/** @param period `2026-11`, `2026-Q4` or `2026` */
export function namedPeriod(period: string): { label: string; year: string } {
  const [year = '', part] = period.split('-');
  if (!part) return { label: year, year: '' };
  const label = part.startsWith('Q')
    ? `الربع ${quarters[Number(part.slice(1)) - 1]}`
    : monthName(Number(part));
  return { label, year };
}

export const choiceLabel = ({ period, groupBy }: RevenueQuery) =>
  `${messages.by[groupBy]}، ${messages.last(period)}`;
