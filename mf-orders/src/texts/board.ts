import { isolate } from '@hawiyat/shared/locale/bidi';
import { count } from '@hawiyat/shared/locale/numbers';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-orders/board', {
  board: 'لوحة الطلبات',
  emptyLane: 'لا توجد طلبات',
  far: 'بعد هذا الأسبوع',
  farIn: (lane: string) => `${lane}، بعد هذا الأسبوع`,
  all: (orders: number) => `عرض كل الطلبات (${count(orders)})`,
  allSubOrders: (orders: number) => `عرض كل الطلبات الفرعية (${count(orders)})`,
  moved: (number: string, status: string) => `تغيّرت حالة الحاوية ${isolate(number)} إلى ${status}`,
  arrived: 'تم قبول عرضك',
});
