import { isolate, isolateName } from '@hawiyat/shared/locale/bidi';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('shell/working-days', {
  loading: 'جاري تحميل أيام العمل...',
  proposal: 'هذه أيام مقترحة، ولا يُعمل بها حتى تحفظها.',
  days: {
    title: 'أيام العمل',
    about: 'يصلك تذكير ما لا سائق له قبل يوم الإجازة، وينبّهك العرض إن كان يوم التوصيل إجازة.',
  },
  weekdays: ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  hasHours: 'تحديد ساعات العمل',
  hours: { from: 'من الساعة', until: 'إلى الساعة' },
  /** `8:00 ص` */
  time: (time: string, isMorning: boolean) => `${isolate(time)} ${isMorning ? 'ص' : 'م'}`,
  holidays: 'الإجازات',
  noHolidays: 'لا توجد إجازات. أضف الأعياد والأيام التي لا تعمل فيها شركتك.',
  holidaysAbout: 'أيام لا تعمل فيها شركتك، ويُحسب اليوم الأخير منها.',
  addHoliday: 'إضافة إجازة',
  holiday: (number: number) => `إجازة ${number}`,
  name: { label: 'الاسم', placeholder: 'مثال: عيد الفطر' },
  from: 'من يوم',
  until: 'إلى يوم',
  remove: (holiday: string) => `حذف ${isolateName(holiday)}`,
  offers: {
    title: 'بداية العروض',
    about: 'يبدأ بها عرض «مرة واحدة» قبل أن تكتب، ولك تغييرها في كل عرض. ما تتركه فارغًا يبقى فارغًا في العرض.',
  },
  duration: 'مدة التأجير المقترحة',
  noDuration: 'دون اقتراح',
  price: (type: string, size: string) => `سعر ${type}، ${size}`,
  unusualPrice: (type: string, size: string) => ({
    title: 'سعر غير معتاد',
    question: (price: string) => `${type}، ${size}: هل السعر ${price} صحيح؟`,
    low: (least: string) => `السعر أقل من عُشر أدنى سعر غيره (${least}).`,
    high: (most: string) => `السعر أكثر من 10 أضعاف أعلى سعر غيره (${most}).`,
  }),
});
