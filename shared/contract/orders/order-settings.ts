import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
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

const fields = pure(() => ({
  /** Where the trucks set out; null: not said yet. */
  depot: z.nullable(mapPoint),
  areas: z
    .array(serviceArea, missing)
    .check(z.maxLength(mostAreas, `يجب ألا تزيد مناطق الخدمة على ${mostAreas}.`)),
  /** Whether the list of open requests leaves out what is outside of all areas. */
  hidesOutside: z.boolean(missing),
}));

export const orderSettings = pure(() => z.object({ ...fields, version: z.number() }));
export type OrderSettings = z.infer<typeof orderSettings>;

export const fetchOrderSettings = endpoint(() => ({
  method: 'GET',
  path: '/api/company/orders/settings',
  audience: 'company',
  right: 'see-work',
  response: z.object({ settings: orderSettings }),
  defaultMessage: 'Failed to fetch order settings',
}));

export const saveOrderSettings = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/orders/settings',
  audience: 'company',
  right: 'change-company',
  versioned: true,
  body: z.object(fields),
  bodyLimit: 128 * 1024,
  response: z.object({ settings: orderSettings }),
  defaultMessage: 'Failed to save order settings',
}));
