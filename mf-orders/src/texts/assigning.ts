import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { day as dayText, dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { texts } from '@hawiyat/shared/texts';
import type { Task } from '../components/task.ts';

export const messages = texts('mf-orders/assigning', {
  /** «إرجاع، الحاوية C-0054، كان موعده الثلاثاء، 17 نوفمبر 2026 ويُنفَّذ اليوم». */
  about: ({ work, number, day }: Pick<Task, 'work' | 'number' | 'day'>, now: string) =>
    [
      work && (work === 'delivery' ? 'توصيل' : wordFor(subOrderTypeLabel, work)),
      number && `الحاوية ${isolate(number)}`,
      day < now ? `كان موعده ${dayWithWeekday(day)} ويُنفَّذ اليوم` : dayWithWeekday(day),
    ]
      .filter(Boolean)
      .join('، '),
  search: 'البحث عن سائق...',
  submit: 'تعيين',
  submitNamed: (name: string) => `تعيين السائق ${name}`,
  busyText: 'جاري التعيين...',
  none: 'لا يوجد سائقون',
  noMatch: 'لا يوجد سائق بهذا الاسم',
  loading: 'جاري تحميل السائقين...',
  list: 'السائقون',
  taken: (by: string | null, name: string) =>
    by === null
      ? `السائق المعيَّن: ${isolateName(name)}`
      : `عيّن ${isolateName(by)} السائق ${isolateName(name)}.`,
  now: (name: string) => `السائق الحالي: ${isolateName(name)}`,
  takeOffQuestion: (name: string) => `هل تريد إلغاء تعيين السائق ${isolateName(name)}؟`,
  takeOffHint: 'يعود الطلب إلى الطلبات التي بلا سائق.',
  takeOffReason: 'السبب',
  takingOff: 'جاري الإلغاء...',
  back: 'رجوع',
  /** Reasons of the ranking: «قريب: 5 كم من المستودع · متفرغ اليوم · طلبان في أيام أخرى». */
  ranking: {
    nearest: 'الأقرب: ',
    near: 'قريب: ',
    distance: (km: number, from: 'stop' | 'depot') =>
      `${isolate(String(km))} كم من ${from === 'stop' ? 'أقرب موقع له' : 'المستودع'}`,
    free: (day: string) => `متفرغ ${day}`,
    onDay: (tasks: number, day: string) => `${pluralizeInline(tasks, 'order')} ${day}`,
    least: 'الأقل بين المتاحين',
    others: (tasks: number) => `${pluralizeInline(tasks, 'order')} في أيام أخرى`,
    today: 'اليوم',
    thatDay: 'في ذلك اليوم',
  },
  many: {
    about: (tasks: number, first: string, last: string) =>
      `${pluralizeInline(tasks, 'order')}، ${first === last ? dayText(first) : `من ${dayText(first)} إلى ${dayText(last)}`}`,
    done: (name: string, tasks: number) =>
      `تم تعيين السائق ${isolateName(name)} لـ ${pluralizeGenitive(tasks, 'order')}`,
    undone: 'تراجع عن التعيين',
    takenOff: (name: string, tasks: number) =>
      `تم إلغاء تعيين السائق ${isolateName(name)} عن ${pluralizeGenitive(tasks, 'order')}`,
    notTakenOff: (tasks: number) =>
      `تعذّر التراجع عن ${pluralizeGenitive(tasks, 'order')}: انطلق السائق أو تغيّر بعد التعيين.`,
    notAll: (tasks: number) => `تعذّر التعيين لـ ${pluralizeGenitive(tasks, 'order')}:`,
    unknown: 'حدث خطأ في التعيين.',
    taken: (by: string | null, name: string) =>
      by === null
        ? `السائق المعيَّن: ${isolateName(name)}.`
        : `عيّن ${isolateName(by)} السائق ${isolateName(name)}.`,
  },
});
