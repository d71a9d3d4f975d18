import { containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { dayWithWeekday, nearDay } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { daysAfter } from '@hawiyat/shared/locale/today';
import type { Days } from '../container-availability.ts';
import type { DayFigures } from './day-figures.ts';

const [debris, compactors, bins] = containerTypes;
const weekday = (day: string) => dayWithWeekday(day).split('،')[0] ?? '';
/** Most days that the text names. */
const named = 4;

export const messages = {
  filters: 'تصفية الحاويات حسب النوع والحجم واليوم',
  type: 'النوع',
  types: { [debris]: 'أنقاض', [compactors]: 'مكابس', [bins]: 'نفايات' } as Record<string, string>,
  size: 'الحجم',
  free: 'متوفرة',
  range: 'فترة',
  from: 'من',
  to: 'إلى',
  clear: 'مسح التصفية',

  /** «اليوم»، «غدًا»، «الخميس». */
  dayName: (day: string, today: string) =>
    day === today ? 'اليوم' : day === daysAfter(today, 1) ? 'غدًا' : weekday(day),
  onDays: ([from, to]: Days, today: string) =>
    from === to
      ? `${from === today ? 'اليوم' : weekday(from)} ${nearDay(from, today)}`
      : `من ${nearDay(from, today)} إلى ${nearDay(to, today)}`,
  figures: ({ free, committed, out, maintenance }: DayFigures) =>
    [
      `متوفرة ${count(free)}`,
      `محجوزة ${count(committed)}`,
      `مؤجرة ${count(out)}`,
      ...(maintenance > 0 ? [`صيانة ${count(maintenance)}`] : []),
    ].join('، '),
  returns: ({ returns, late }: DayFigures, today: string) => {
    const all = returns.reduce((sum, [, containers]) => sum + containers, 0);
    const more = returns.slice(named).reduce((sum, [, containers]) => sum + containers, 0);
    const days = returns
      .slice(0, named)
      .map(([day, containers]) => `${nearDay(day, today)} ${count(containers)}`);
    return [
      ...(all > 0
        ? [
            `تعود ${pluralizeInline(all, 'container')}: ${[...days, ...(more > 0 ? [`بعد ذلك ${count(more)}`] : [])].join('، ')}.`,
          ]
        : []),
      ...(late > 0 ? [`متأخرة في الإرجاع: ${count(late)}.`] : []),
    ].join(' ');
  },

  views: 'عروض محفوظة',
  late: 'المتأخرة في الإرجاع',
  backThisWeek: 'تعود هذا الأسبوع',
  saveView: 'حفظ هذا العرض',
  viewName: 'اسم العرض',
  save: 'حفظ',
  saving: 'جاري الحفظ...',
  cancel: 'إلغاء',
  rename: 'إعادة تسمية',
  renameNamed: (name: string) => `إعادة تسمية العرض «${name}»`,
  remove: 'حذف',
  removeNamed: (name: string) => `حذف العرض «${name}»`,
  removed: (name: string) => `تم حذف العرض «${name}».`,
  undo: 'تراجع',
};
