/** What maps of orders say, word for word. */
export const messages = {
  marker: 'موقع الطلب',
  label: 'خريطة موقع الطلب. استخدم الأسهم للتحريك.',
  none: 'لا يوجد موقع متاح للعرض',
  close: 'إغلاق',
  loading: 'جاري التحميل...',
  failed: 'تعذّر تحميل صور الخريطة. الإحداثيات:',
  /** Where the places are written beside the map. */
  picturesFailed: 'تعذّر تحميل صور الخريطة.',
  outside: 'فتح في تطبيق الخرائط',
  newTab: '(يفتح في علامة تبويب جديدة)',
  zoomIn: 'تكبير',
  zoomOut: 'تصغير',
};
