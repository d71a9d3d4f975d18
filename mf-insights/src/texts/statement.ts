import { isolate } from '@hawiyat/shared/locale/bidi';
import { day } from '@hawiyat/shared/locale/dates';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-insights/statement', {
  title: 'كشف إيرادات',
  completedOnly: 'يشمل الطلبات المكتملة فقط.',
  noInvoice: 'هذا الكشف ليس فاتورة ضريبية.',
  back: 'رجوع',
  print: 'طباعة',
  export: 'تصدير CSV',
  exporting: 'جاري التصدير...',

  period: 'الفترة',
  from: 'من',
  to: 'إلى',
  quick: {
    thisMonth: 'هذا الشهر',
    lastMonth: 'الشهر الماضي',
    thisQuarter: 'هذا الربع',
    thisYear: 'هذه السنة',
  },
  wrongPeriod: 'الفترة المطلوبة غير صحيحة.',

  loading: 'جاري تحميل الكشف...',
  failed: 'عذراً، حدث خطأ',
  failedWithoutMessage: 'حدث خطأ ما',
  empty: 'لا توجد طلبات مكتملة في هذه الفترة',
  emptyHint: 'يرجى اختيار فترة أخرى.',

  company: 'الشركة',
  identifier: 'معرّف المنشأة',
  issued: 'صدر في',
  orders: 'عدد الطلبات',
  total: 'الإجمالي',
  unknown: 'غير محدد',

  line: 'م',
  completedOn: 'يوم الإكمال',
  order: 'رقم الطلب',
  container: 'رقم الحاوية',
  type: 'النوع',
  size: 'الحجم',
  driver: 'السائق',
  gross: 'السعر الإجمالي',
  net: 'الصافي',
  vat: 'ضريبة القيمة المضافة 15%',
  restOf: (number: string) => `بقية بيانات الطلب ${isolate(number)}`,
  inRiyals: (heading: string) => `${heading} (ر.س)`,
  file: (from: string, to: string) => `كشف-إيرادات-${from}-${to}.csv`,
});

/** @returns `من 1 يناير إلى 31 مارس 2026`; the year is written once where both are the same */
export function periodLabel(from: string, to: string): string {
  if (from === to) return day(to);
  const first = from.slice(0, 4) === to.slice(0, 4) ? day(from).replace(/ \d+$/, '') : day(from);
  return `${messages.from} ${first} ${messages.to} ${day(to)}`;
}
