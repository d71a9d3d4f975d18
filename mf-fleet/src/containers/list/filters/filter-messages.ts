import { containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { nearDay, weekday } from '@hawiyat/shared/locale/dates';
import { daysAfter } from '@hawiyat/shared/locale/today';
import type { Days } from '../container-filter.ts';

const [debris, compactors, bins] = containerTypes;

export const messages = {
  filters: 'تصفية الحاويات حسب النوع والحجم واليوم',
  status: 'الحالة',
  type: 'النوع',
  types: { [debris]: 'أنقاض', [compactors]: 'مكابس', [bins]: 'نفايات' } as Record<string, string>,
  size: 'الحجم',
  free: 'متوفرة',
  range: 'فترة',
  from: 'من',
  to: 'إلى',

  /** «اليوم»، «غدًا الأربعاء»، «الخميس 3 ديسمبر»، «من 3 ديسمبر إلى 5 ديسمبر». */
  onDays: ([from, to]: Days, today: string) => {
    if (from !== to) return `من ${nearDay(from, today)} إلى ${nearDay(to, today)}`;
    if (from === today) return 'اليوم';
    return from === daysAfter(today, 1) ? `غدًا ${weekday(from)}` : `${weekday(from)} ${nearDay(from, today)}`;
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
  added: (name: string) => `تم حفظ العرض «${name}».`,
  renamed: (name: string) => `أصبح اسم العرض «${name}».`,
};
