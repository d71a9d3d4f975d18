import * as z from '@hawiyat/shared/contract/core/schema';
import { pure } from '../core/pure.ts';
import { type SettingsAnswer, setting, settingsPage } from '../core/settings.ts';
import { filled, missing } from '../core/text.ts';

export const mostAreas = 10;
export const mostCorners = 100;

const outside = 'تقع هذه النقطة خارج المملكة أو أن إحداثياتها غير صحيحة.';
const coordinate = (most: number) => z.number(outside).check(z.gte(-most, outside), z.lte(most, outside));

/** A point on the map, in degrees. */
export const mapPoint = pure(() => z.object({ latitude: coordinate(90), longitude: coordinate(180) }));
export type MapPoint = z.infer<typeof mapPoint>;

/** An area that the company serves: its corners in order, the last joined to the first. */
export const serviceArea = pure(() =>
  z.object({
    name: filled(60),
    corners: z
      .array(mapPoint, missing)
      .check(
        z.minLength(3, 'ترسم المنطقة بثلاث نقاط على الأقل.'),
        z.maxLength(mostCorners, `يجب ألا تزيد نقاط المنطقة على ${mostCorners}.`),
      ),
  }),
);
export type ServiceArea = z.infer<typeof serviceArea>;

/** Where the trucks set out, which areas the company serves, and what its list of open requests leaves out. */
export const orderSettings = settingsPage(() => ({
  name: 'orders',
  title: 'إعدادات الطلبات',
  subject: 'order settings',
  address: '/settings/service-area',
  path: '/api/company/orders/settings',
  right: 'see-work',
  event: 'order_settings.saved',
  fields: {
    /** Null: not said yet. */
    depot: setting('موقع المستودع', z.nullable(mapPoint), null),
    areas: setting(
      'مناطق الخدمة',
      z
        .array(serviceArea, missing)
        .check(z.maxLength(mostAreas, `يجب ألا تزيد مناطق الخدمة على ${mostAreas}.`)),
      [],
    ),
    /** Whether the list of open requests leaves out what is outside of all areas. */
    hidesOutside: setting('إخفاء الطلبات خارج مناطق الخدمة', z.boolean(missing), false),
  },
  bodyLimit: 128 * 1024,
}));
export type OrderSettings = SettingsAnswer<typeof orderSettings>;

export const fetchOrderSettings = pure(() => orderSettings.fetch);
export const saveOrderSettings = pure(() => orderSettings.save);
