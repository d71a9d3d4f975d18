import * as z from '@hawiyat/shared/contract/core/schema';
import { object, pure } from '../core/pure.ts';
import { setting, settingsPage } from '../core/settings.ts';
import { filled, missing } from '../core/text.ts';

export const mostAreas = 10;
export const mostCorners = 100;

const outside = 'تقع هذه النقطة خارج المملكة أو أن إحداثياتها غير صحيحة.';
const coordinate = (most: number) => z.number(outside).check(z.gte(-most, outside), z.lte(most, outside));

export const mapPoint = object(() => ({ latitude: coordinate(90), longitude: coordinate(180) }));
export type MapPoint = z.infer<typeof mapPoint>;

/** Corners in order; the last joins the first. */
export const serviceArea = object(() => ({
  name: filled(60),
  corners: z
    .array(mapPoint, missing)
    .check(
      z.minLength(3, 'ترسم المنطقة بثلاث نقاط على الأقل.'),
      z.maxLength(mostCorners, `يجب ألا تزيد نقاط المنطقة على ${mostCorners}.`),
    ),
}));
export type ServiceArea = z.infer<typeof serviceArea>;

export const orderSettings = settingsPage(() => ({
  name: 'orders',
  title: 'إعدادات الطلبات',
  subject: 'order settings',
  address: '/settings/service-area',
  path: '/api/company/orders/settings',
  right: 'see-work',
  event: 'order_settings.saved',
  fields: {
    depot: setting('موقع المستودع', z.nullable(mapPoint), null),
    areas: setting(
      'مناطق الخدمة',
      z
        .array(serviceArea, missing)
        .check(z.maxLength(mostAreas, `يجب ألا تزيد مناطق الخدمة على ${mostAreas}.`)),
      [],
    ),
    hidesOutside: setting('إخفاء الطلبات خارج مناطق الخدمة', z.boolean(missing), false),
  },
  bodyLimit: 128 * 1024,
}));

export const fetchOrderSettings = pure(() => orderSettings.fetch);
export const saveOrderSettings = pure(() => orderSettings.save);
