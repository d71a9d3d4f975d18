import { texts } from '@hawiyat/shared/texts';

export const messages = texts('mf-orders/accepted', {
  views: { label: 'طريقة العرض', table: 'جدول', board: 'لوحة', day: 'اليومي' },
});
