import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/notifications', {
  list: {
    title: 'الإشعارات',
    loading: 'جاري تحميل الإشعارات...',
    failed: 'تعذّر تحميل الإشعارات',
    empty: 'لا توجد إشعارات',
    emptyHint: 'يظهر هنا قبول عروضك، وما تأخر أو احتاج إلى سائق، خلال شهر مضى.',
    older: 'عرض الأقدم',
    new: 'جديد: ',
    today: (time: string) => `اليوم، ${time}`,
  },
  back: 'العودة إلى الإشعارات',
  settings: 'إعدادات الإشعارات',
  close: 'إغلاق',
  todaysWork: 'عمل اليوم',
});
