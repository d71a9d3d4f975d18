/** What the container breakdown says. Its columns are the statuses in `shared/locale/fleet-words`. */
export const messages = {
  title: 'الحاويات حسب النوع والحجم',
  all: 'عرض الحاويات',
  size: 'الحجم',
  total: 'الإجمالي',
  share: 'التوزيع',
  stock: { none: 'لا توجد متوفرة', low: 'المتوفر قليل' },
  rule: 'المتوفر قليل: أقل من خُمس حاويات النوع والحجم نفسيهما.',
  empty: {
    title: 'لا توجد حاويات بعد',
    hint: 'أضف حاويتك الأولى لتظهر هنا حسب نوعها وحجمها.',
    action: 'إضافة حاوية',
  },
};
