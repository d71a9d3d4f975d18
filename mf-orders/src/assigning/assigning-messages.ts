import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { noun, pluralizeGenitive, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import type { Choice } from './drivers-to-choose.ts';

const openOrder = noun(
  'لا توجد طلبات مفتوحة',
  'طلب واحد مفتوح',
  'طلبان مفتوحان',
  'طلبين مفتوحين',
  'طلبات مفتوحة',
  'طلبًا مفتوحًا',
  'طلب مفتوح',
);

export const messages = {
  about: (number: string | undefined, day: string) =>
    number === undefined ? day : `الحاوية ${isolate(number)}، ${day}`,
  search: 'البحث عن سائق...',
  submit: 'تعيين',
  submitNamed: (name: string) => `تعيين السائق ${name}`,
  busyText: 'جاري التعيين...',
  none: 'لا يوجد سائقون',
  noMatch: 'لا يوجد سائق بهذا الاسم',
  loading: 'جاري تحميل السائقين...',
  list: 'السائقون',
  failed: 'حدث خطأ في التحميل',
  /** @param by the administrator's name; null when unknown */
  taken: (by: string | null, name: string) =>
    by === null
      ? `السائق المعيَّن: ${isolateName(name)}`
      : `عيّن ${isolateName(by)} السائق ${isolateName(name)}.`,
  close: 'إغلاق',
  now: (name: string) => `السائق الحالي: ${isolateName(name)}`,
  reason: 'سبب التغيير',
  reasonHint: 'يظهر في سجل الطلب.',
  reasonMissing: 'يرجى كتابة سبب التغيير أولًا.',
  changed: (name: string) => `تم تغيير السائق إلى ${isolateName(name)}`,
  takeOffQuestion: (name: string) => `هل تريد إلغاء تعيين السائق ${isolateName(name)}؟`,
  takeOffHint: 'يعود الطلب إلى الطلبات التي بلا سائق.',
  takeOffReason: 'السبب',
  takeOff: 'إلغاء التعيين',
  takingOff: 'جاري الإلغاء...',
  back: 'رجوع',
  load: ({ jobsOnDay, openJobs: openTasks }: NonNullable<Choice['load']>) => {
    if (openTasks === 0) return openOrder.none;
    if (jobsOnDay === 0) return `لا طلبات في هذا اليوم، و${pluralizeInline(openTasks, openOrder)}`;
    const onDay = `${pluralizeInline(jobsOnDay, 'order')} في هذا اليوم`;
    return jobsOnDay === openTasks ? onDay : `${onDay}، من ${pluralizeGenitive(openTasks, openOrder)}`;
  },
};
