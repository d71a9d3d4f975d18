import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import type { Task } from '../components/task.ts';

export const messages = {
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
  failed: 'حدث خطأ في التحميل',
  /** `by`: the administrator's name, or null. */
  taken: (by: string | null, name: string) =>
    by === null
      ? `السائق المعيَّن: ${isolateName(name)}`
      : `عيّن ${isolateName(by)} السائق ${isolateName(name)}.`,
  now: (name: string) => `السائق الحالي: ${isolateName(name)}`,
  takeOffQuestion: (name: string) => `هل تريد إلغاء تعيين السائق ${isolateName(name)}؟`,
  takeOffHint: 'يعود الطلب إلى الطلبات التي بلا سائق.',
  takeOffReason: 'السبب',
  takeOff: 'إلغاء التعيين',
  takingOff: 'جاري الإلغاء...',
  back: 'رجوع',
};
