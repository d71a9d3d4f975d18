import type { SortField } from '../container-sort.ts';

export const sortWords = {
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
};
