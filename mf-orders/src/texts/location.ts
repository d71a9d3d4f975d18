import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-orders/location', {
  marker: 'موقع الطلب',
  label: 'خريطة موقع الطلب. استخدم الأسهم للتحريك.',
  none: 'لا يوجد موقع متاح للعرض',
  close: 'إغلاق',
  loading: 'جاري التحميل...',
  failed: 'تعذّر تحميل صور الخريطة. الإحداثيات:',
  /** For a map beside the list of stops. */
  picturesFailed: 'تعذّر تحميل صور الخريطة.',
  outside: 'فتح في تطبيق الخرائط',
  newTab: '(يفتح في علامة تبويب جديدة)',
});
