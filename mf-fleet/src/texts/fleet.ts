import { texts } from '@hawiyat/shared/texts';

/** What several first screens say. */
export const messages = texts('mf-fleet/fleet', {
  failed: 'حدث خطأ في التحميل',
  all: 'الكل',
  edit: 'تعديل',
  delete: 'حذف',
  unspecified: 'غير محدد',
  pages: {
    label: 'السائقون والمركبات والوثائق',
    drivers: 'السائقون',
    trucks: 'المركبات',
    documents: 'الوثائق',
  },
});
