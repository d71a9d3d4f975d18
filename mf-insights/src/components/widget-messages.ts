export const widgetMessages = {
  loading: 'جاري التحميل...',
  failed: 'تعذّر تحميل هذا الجزء',
  retry: 'إعادة المحاولة',
  retrying: 'جاري المعالجة...',
  empty: 'لا توجد بيانات بعد. ستظهر هنا أرقام طلباتك المكتملة.',
};
