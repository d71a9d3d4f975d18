export const messages = {
  add: 'إضافة حاوية جديدة',
  edit: 'تعديل',
  delete: 'حذف',
  editNamed: (number: string) => `تعديل الحاوية ${number}`,
  deleteNamed: (number: string) => `حذف الحاوية ${number}`,
  open: (number: string) => `فتح صفحة الحاوية ${number}`,
  openOrder: (number: string) => `فتح الطلب ${number}`,
  menuOf: (number: string) => `إجراءات أخرى للحاوية ${number}`,

  filter: 'تصفية الحاويات',
  all: 'الكل',
  search: 'البحث برقم الحاوية أو نوعها...',

  views: {
    label: 'طريقة العرض',
    cards: 'بطاقات',
    table: 'جدول',
    map: 'خريطة',
  },

  loading: 'جاري تحميل الحاويات...',
  loadingRest: 'جاري تحميل بقية الحاويات...',
  failed: 'حدث خطأ في التحميل',
};
