import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-insights/breakdown', {
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
});
