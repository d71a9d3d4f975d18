export const messages = {
  add: 'إضافة سائق جديد',
  open: (name: string) => `عرض بيانات السائق ${name}`,
  editNamed: (name: string) => `تعديل بيانات السائق ${name}`,
  deleteNamed: (name: string) => `حذف السائق ${name}`,

  filter: 'تصفية السائقين',
  all: 'الكل',
  search: 'البحث باسم السائق أو هاتفه...',

  loading: 'جاري تحميل السائقين...',
  failed: 'حدث خطأ في التحميل',
  empty: 'لا يوجد سائقين',
  emptyHint: 'أضف أول سائق لتتمكن من تعيينه للطلبات.',
};
