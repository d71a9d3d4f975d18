import { fetchOrderSettings } from '@hawiyat/shared/contract/orders/order-settings';
import { createQuery } from '@hawiyat/shared/query';
import { atom } from 'nanostores';

/** Where the company's depot is, and which areas it serves. */
export const $orderSettings = createQuery(fetchOrderSettings, atom({}), {
  invalidatedBy: ['order_settings'],
  select: ({ settings }) => settings,
});
