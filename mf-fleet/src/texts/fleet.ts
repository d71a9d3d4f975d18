import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/fleet', {
  failed: 'حدث خطأ في التحميل',
  all: 'الكل',
  edit: 'تعديل',
  delete: 'حذف',
  unspecified: 'غير محدد',
  gone: 'هذا العنصر لم يعد موجودًا.',
  restored: 'عادت البيانات كما كانت',
  pages: {
    label: 'السائقون والمركبات والوثائق',
    drivers: 'السائقون',
    trucks: 'المركبات',
    documents: 'الوثائق',
  },
});
