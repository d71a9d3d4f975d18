import type { ContainerStatus } from '@hawiyat/shared/contract/containers';
import type { SortField } from './container-sort.ts';

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
  clearFilter: 'مسح التصفية',
  search: 'البحث برقم الحاوية أو نوعها...',
  clearSearch: 'مسح البحث',

  sortBy: 'الترتيب حسب',
  sortFields: {
    createdAt: 'تاريخ الإضافة',
    containerNumber: 'رقم الحاوية',
    price: 'السعر',
    size: 'الحجم',
    type: 'النوع',
    status: 'الحالة',
    until: 'موعد العودة',
    place: 'المكان',
    utilization: 'الإشغال هذا الشهر',
    income: 'الدخل هذا الشهر',
  } satisfies Record<SortField, string>,
  direction: { asc: 'تصاعدي', desc: 'تنازلي' },
  turn: {
    asc: (field: string) => `ترتيب تصاعدي حسب ${field}، اضغط للتبديل إلى التنازلي`,
    desc: (field: string) => `ترتيب تنازلي حسب ${field}، اضغط للتبديل إلى التصاعدي`,
  },
  sorted: (field: string, direction: string) => `تم الترتيب حسب ${field}، ${direction}`,

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
  empty: {
    all: 'لا توجد حاويات',
    available: 'لا توجد حاويات متوفرة',
    rented: 'لا توجد حاويات مؤجرة',
    maintenance: 'لا توجد حاويات في الصيانة',
    reserved: 'لا توجد حاويات محجوزة',
  } satisfies Record<ContainerStatus | 'all', string>,
  emptyHint: 'أضف حاويتك الأولى لتظهر هنا.',
  noMatch: 'لا توجد نتائج مطابقة',

  number: 'رقم الحاوية',
  size: 'الحجم',
  price: 'السعر',
};
