import { noun } from '@hawiyat/shared/locale/plurals';

/** The monthly chart counts orders by the day on which they were accepted. */
export const acceptedOrder = noun(
  'لا توجد طلبات مقبولة | طلب مقبول واحد | طلبان مقبولان | طلبين مقبولين | طلبات مقبولة | طلبًا مقبولًا | طلب مقبول',
);

export const messages = {
  loading: 'جاري تحميل الإحصائيات...',
  failed: 'عذراً، حدث خطأ',
  failedWithoutMessage: 'حدث خطأ ما',

  containers: {
    title: 'الحاويات',
    rented: 'مؤجرة',
    available: 'متوفرة',
    total: 'الإجمالي',
    note: 'يشمل الإجمالي الحاويات المحجوزة والحاويات في الصيانة.',
  },
  orders: {
    title: 'الطلبات',
    pending: 'قيد المعالجة',
    completed: 'مكتملة',
    total: 'الإجمالي',
    note: (canceled: string) => `يشمل الإجمالي الطلبات الملغاة (${canceled}).`,
  },
  drivers: {
    title: 'السائقون',
    total: 'عدد السائقين',
    rate: 'نسبة الإنجاز',
    rateLabel: (rate: number) => `نسبة الإنجاز ${rate} بالمئة`,
  },

  monthly: {
    title: 'الطلبات والإيرادات الشهرية',
    ordersTitle: 'الطلبات الشهرية',
    orders: 'الطلبات المقبولة',
    revenue: 'الإيرادات (بآلاف ر.س)',
    thisMonth: 'هذا الشهر',
    unfinished: 'شهر لم ينتهِ بعد',
    table: (year: number) => `الطلبات والإيرادات حسب الشهر لعام ${year}`,
    ordersTable: (year: number) => `الطلبات حسب الشهر لعام ${year}`,
    month: 'الشهر',
    fullRevenue: 'الإيرادات',
  },
  donut: {
    title: 'إحصائيات الطلبات العامة',
    current: 'قيد المعالجة',
    completed: 'مكتملة',
    canceled: 'ملغاة',
    total: 'إجمالي الطلبات',
  },
};
