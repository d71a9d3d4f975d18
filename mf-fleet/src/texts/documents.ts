import { isolateName } from '@hawiyat/shared/locale/bidi';
import { noun, pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { texts } from '@hawiyat/shared/texts';

export const documentNoun = noun('لا توجد وثائق | وثيقة واحدة | وثيقتان | وثيقتين | وثائق | وثيقة | وثيقة');

export const messages = texts('mf-fleet/documents', {
  noMatch: 'لا توجد وثائق تطابق التصفية',
  none: 'لا توجد',
  caption: 'الوثائق، وما ينتهي أولًا في البداية',
  loading: 'جاري تحميل الوثائق...',
  empty: 'لا توجد وثائق',
  emptyHint:
    'سجّل تصاريح الشركة ووثائق المركبات والسائقين مع تواريخ انتهائها، فيصلك تنبيه قبل 30 و14 و7 أيام.',
  kind: 'الوثيقة',
  owner: 'صاحبها',
  company: 'الشركة',
  number: 'الرقم',
  expires: 'تنتهي في',
  state: 'الحالة',
  file: 'الملف',
  noFile: 'بلا ملف',
  actions: 'الإجراءات',
  owners: { truck: 'المركبات', driver: 'السائقون' },
  filters: 'تصفية الوثائق',
  due: 'تحتاج إلى تجديد',
  of: (name: string) => `وثائق ${isolateName(name)}`,
  restOf: (what: string) => `بقية بيانات ${what}`,
  download: 'تنزيل',
  downloadNamed: (what: string) => `تنزيل ملف ${what}`,
  renew: 'تجديد',
  renewNamed: (what: string) => `تجديد ${what}`,
  editNamed: (what: string) => `تعديل ${what}`,
  removeNamed: (what: string) => `حذف ${what}`,
  left: (days: number) =>
    days < 0
      ? `منذ ${pluralizeGenitive(-days, 'day')}`
      : days === 0
        ? 'اليوم آخر يوم'
        : `بعد ${pluralizeGenitive(days, 'day')}`,
  fileGone: 'لم يعد هذا الملف موجودًا.',
  fileFailed: 'تعذّر تنزيل الملف. يرجى إعادة المحاولة.',
  dialogs: { add: 'إضافة وثيقة', edit: 'تعديل الوثيقة', renew: 'تجديد الوثيقة', delete: 'حذف الوثيقة' },
});
