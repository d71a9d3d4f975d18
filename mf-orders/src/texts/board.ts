import { isolate } from '@hawiyat/shared/locale/bidi';
import { count } from '@hawiyat/shared/locale/numbers';

export const messages = {
  board: 'لوحة الطلبات',
  loading: 'جاري تحميل الطلبات...',
  failed: 'حدث خطأ في التحميل',
  empty: 'لا توجد طلبات حاليًا',
  emptyHint: 'يظهر هنا كل طلب يقبل العميل عرضك عليه.',
  toRequests: 'الطلبات الجديدة',
  emptyLane: 'لا توجد طلبات',
  far: 'بعد هذا الأسبوع',
  farIn: (lane: string) => `${lane}، بعد هذا الأسبوع`,
  all: (orders: number) => `عرض كل الطلبات (${count(orders)})`,
  allSubOrders: (orders: number) => `عرض كل الطلبات الفرعية (${count(orders)})`,
  late: 'متأخرة',
  moved: (number: string, status: string) => `تغيّرت حالة الحاوية ${isolate(number)} إلى ${status}`,
  arrived: 'تم قبول عرضك',
};
