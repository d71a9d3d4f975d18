import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-fleet/drivers', {
  add: 'إضافة سائق جديد',
  open: (name: string) => `عرض بيانات السائق ${name}`,
  editNamed: (name: string) => `تعديل بيانات السائق ${name}`,
  deleteNamed: (name: string) => `حذف السائق ${name}`,
  filter: 'تصفية السائقين',
  search: 'البحث باسم السائق أو هاتفه...',
  loading: 'جاري تحميل السائقين...',
  empty: 'لا يوجد سائقين',
  emptyHint: 'أضف أول سائق لتتمكن من تعيينه للطلبات.',
});
