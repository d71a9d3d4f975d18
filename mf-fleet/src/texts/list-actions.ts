import { containerTypes } from '@hawiyat/shared/contract/core/container-kinds';
import { isolateName } from '@hawiyat/shared/locale/bidi';
import { texts } from '@hawiyat/shared/texts';
import type { SortField } from '../containers/list/container-sort.ts';
import { messages as table } from './table.ts';

const [debris, compactors, bins] = containerTypes;

export const messages = texts('mf-fleet/list-actions', {
  menu: 'إجراءات القائمة',
  exportCsv: 'تصدير CSV',
  exporting: 'جاري التصدير...',
  archive: 'الأرشيف',
  search: (text: string) => `البحث: ${isolateName(text)}`,
  printed: {
    containers: 'الحاويات',
    drivers: 'السائقون',
    number: 'رقم الحاوية',
    price: 'السعر (ر.س)',
    place: 'مع من وأين',
    when: 'الموعد',
    order: 'الطلب',
    sorted: (field: string, direction: string) => `مرتبة حسب ${field} ${direction}`,
  },
  types: { [debris]: 'أنقاض', [compactors]: 'مكابس', [bins]: 'نفايات' } as Readonly<Record<string, string>>,
  range: 'فترة',
  from: 'من',
  to: 'إلى',
  views: 'عروض محفوظة',
  backThisWeek: 'تعود هذا الأسبوع',
  saveView: 'حفظ هذا العرض',
  viewName: 'اسم العرض',
  save: 'حفظ',
  saving: 'جاري الحفظ...',
  cancel: 'إلغاء',
  rename: 'إعادة تسمية',
  renameNamed: (name: string) => `إعادة تسمية العرض «${name}»`,
  removeNamed: (name: string) => `حذف العرض «${name}»`,
  removed: (name: string) => `تم حذف العرض «${name}».`,
  added: (name: string) => `تم حفظ العرض «${name}».`,
  renamed: (name: string) => `أصبح اسم العرض «${name}».`,
  sortBy: 'الترتيب حسب',
  sortFields: {
    ...table.columns,
    createdAt: 'تاريخ الإضافة',
    containerNumber: 'رقم الحاوية',
    until: 'موعد العودة',
    place: 'المكان',
  } satisfies Record<SortField, string>,
  direction: { asc: 'تصاعدي', desc: 'تنازلي' },
  turn: {
    asc: (field: string) => `ترتيب تصاعدي حسب ${field}، اضغط للتبديل إلى التنازلي`,
    desc: (field: string) => `ترتيب تنازلي حسب ${field}، اضغط للتبديل إلى التصاعدي`,
  },
  sorted: (field: string, direction: string) => `تم الترتيب حسب ${field}، ${direction}`,
});
