import type { OwnOfferStatus } from '@hawiyat/shared/contract/marketplace/own-offer-statuses';
import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-orders/own-offers', {
  statusFilter: 'حالة العرض',
  statuses: {
    waiting: 'بانتظار العميل',
    accepted: 'مقبولة',
    lost: 'لم تُقبل',
    withdrawn: 'مسحوبة',
  } satisfies Record<OwnOfferStatus, string>,
  loading: 'جاري تحميل العروض...',
  empty: {
    waiting: 'لا توجد عروض تنتظر العميل',
    accepted: 'لم يُقبل عرض بعد',
    lost: 'لا توجد عروض لم تُقبل',
    withdrawn: 'لا توجد عروض مسحوبة',
  } satisfies Record<OwnOfferStatus, string>,
  emptyHint: 'تُقدَّم العروض من قائمة الطلبات المفتوحة.',
  container: 'الحاوية',
  offeredAt: 'تاريخ التقديم',
  actions: 'الإجراء',
  change: 'تعديل أو سحب',
  restOf: (type: string, size: string) => `بقية بيانات العرض، ${type} ${size}`,
  more: 'عرض المزيد من النتائج',
});
