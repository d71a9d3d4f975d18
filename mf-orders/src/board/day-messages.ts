import { isolate } from '@hawiyat/shared/locale/bidi';
import { subOrderTypeLabel } from '@hawiyat/shared/locale/order-words';

export const messages = {
  loading: 'جاري تحميل الطلبات...',
  failed: 'حدث خطأ في التحميل',
  empty: 'لا توجد طلبات في هذا اليوم',
  previous: 'اليوم السابق',
  next: 'اليوم التالي',
  today: 'اليوم',
  chosenDay: 'اليوم المحدد',
  unassigned: 'لم يُعيَّن سائق',
  assigned: 'تم تعيين سائق',
  kind: { delivery: 'توصيل', ...subOrderTypeLabel },
  onMap: (kind: string, number: string) => `${kind}، الحاوية ${isolate(number)}`,
  map: 'خريطة طلبات اليوم. استخدم الأسهم للتحريك.',
};
