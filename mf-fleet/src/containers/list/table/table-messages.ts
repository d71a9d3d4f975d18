export const messages = {
  caption: 'الحاويات',
  columns: {
    containerNumber: 'الرقم',
    type: 'النوع',
    size: 'الحجم',
    status: 'الحالة',
    place: 'أين ومع من',
    until: 'متى تعود',
    price: 'السعر',
    utilization: 'الإشغال هذا الشهر',
    income: 'الدخل هذا الشهر',
  },
  detailsOf: (number: string) => `تفاصيل الحاوية ${number}`,
  choose: 'اختيار الأعمدة',
  missing: '—',
};
