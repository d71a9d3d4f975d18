import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-insights/dashboard', {
  title: 'الصفحة الرئيسية',
  statement: 'كشف إيرادات',
  loading: 'جاري التحميل...',
  failed: 'تعذّر تحميل هذا الجزء',
  retry: 'إعادة المحاولة',
  retrying: 'جاري المعالجة...',
  empty: 'لا توجد بيانات بعد. ستظهر هنا أرقام طلباتك المكتملة.',
});
