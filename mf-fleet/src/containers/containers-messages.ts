/** Validation texts are in the contract, the server's in its answers. */
export const messages = {
  add: 'إضافة حاوية جديدة',
  edit: 'تعديل',
  delete: 'حذف',
  editNamed: (number: string) => `تعديل الحاوية ${number}`,
  deleteNamed: (number: string) => `حذف الحاوية ${number}`,
  open: (number: string) => `فتح صفحة الحاوية ${number}`,
  openOrder: (number: string) => `فتح الطلب ${number}`,
  menu: {
    of: (number: string) => `إجراءات أخرى للحاوية ${number}`,
    page: 'صفحة الحاوية',
    archive: 'أرشفة',
    order: (number: string) => `الطلب ${number}`,
  },

  filter: 'تصفية الحاويات',
  more: 'تصفية',
  filtersFailed: 'تعذر تحميل التصفية والبحث. تحقق من الاتصال ثم أعد المحاولة.',
  all: 'الكل',
  search: 'البحث برقم الحاوية أو نوعها...',

  views: {
    label: 'طريقة العرض',
    cards: 'بطاقات',
    table: 'جدول',
    map: 'خريطة',
    failed: 'تعذر تحميل هذا العرض. تحقق من الاتصال ثم أعد المحاولة.',
  },

  loading: 'جاري تحميل الحاويات...',
  loadingRest: 'جاري تحميل بقية الحاويات...',
  failed: 'حدث خطأ في التحميل',
};
