/** What every part of the dashboard says while it is on its way, when it cannot be had, and when nothing is in it. */
export const partMessages = {
  loading: 'جاري التحميل...',
  failed: 'تعذّر تحميل هذا الجزء',
  retry: 'إعادة المحاولة',
  retrying: 'جاري المعالجة...',
  empty: 'لا توجد بيانات بعد. ستظهر هنا أرقام طلباتك المكتملة.',
};
