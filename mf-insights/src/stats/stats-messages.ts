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
  orders: { title: 'الطلبات', pending: 'قيد المعالجة', completed: 'مكتملة', total: 'الإجمالي' },
  drivers: {
    title: 'السائقون',
    total: 'عدد السائقين',
    rate: 'نسبة الإنجاز',
    rateLabel: (rate: number) => `نسبة الإنجاز ${rate} بالمئة`,
  },

  monthly: {
    title: 'الطلبات والإيرادات الشهرية',
    orders: 'الطلبات',
    revenue: 'الإيرادات (بآلاف ر.س)',
    thisMonth: 'هذا الشهر',
    table: (year: number) => `الطلبات والإيرادات حسب الشهر لعام ${year}`,
    month: 'الشهر',
    fullRevenue: 'الإيرادات',
  },
  donut: {
    title: 'إحصائيات الطلبات العامة',
    current: 'حالية',
    completed: 'مكتملة',
    total: 'إجمالي الطلبات',
  },
};
