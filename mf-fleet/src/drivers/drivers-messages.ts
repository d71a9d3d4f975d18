/** What the drivers screen says, word for word. Validation texts are in the contract, the server's own in its answers. */
export const messages = {
  open: (name: string) => `عرض بيانات السائق ${name}`,
  edit: 'تعديل',
  editNamed: (name: string) => `تعديل بيانات السائق ${name}`,

  filter: 'تصفية السائقين',
  all: 'الكل',
  clearFilter: 'مسح التصفية',
  search: 'البحث باسم السائق أو هاتفه...',
  clearSearch: 'مسح البحث',

  loading: 'جاري تحميل السائقين...',
  failed: 'حدث خطأ في التحميل',
  empty: 'لا يوجد سائقين',
  emptyHint: 'أضف أول سائق لتتمكن من تعيينه للطلبات.',
  noMatch: 'لا توجد نتائج مطابقة',

  form: {
    name: 'اسم السائق',
    fullName: 'الاسم الكامل',
    phone: 'رقم الهاتف',
    identityNumber: 'رقم الهوية',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    atLeast: '6 أحرف على الأقل',
    keepsPassword: 'اترك الحقل فارغًا للإبقاء على كلمة المرور الحالية.',
    availability: 'حالة التوفر',
  },
  editing: {
    title: 'تعديل بيانات السائق',
    submit: 'تحديث البيانات',
    busyText: 'جاري التحديث...',
    success: 'تم تحديث بيانات السائق بنجاح!',
  },
};
