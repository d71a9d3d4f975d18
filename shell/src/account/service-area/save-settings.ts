import { listOwnOffers } from '@hawiyat/shared/contract/marketplace/own-offers';
import { listStops, orderBoard } from '@hawiyat/shared/contract/orders/board';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import {
  fetchOrderSettings,
  type OrderSettings,
  saveOrderSettings,
} from '@hawiyat/shared/contract/orders/order-settings';
import { listAcceptedOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { $session, notify } from '@hawiyat/shared/state';
import type { SettingsDraft } from './settings-draft.ts';
import { messages } from './settings-messages.ts';

/** Whatever shows a distance from the depot, or leaves out what is outside of the areas. */
const showingPlaces = [
  listPendingOrders,
  listAcceptedOrders,
  orderBoard,
  listStops,
  listSubOrders,
  listOwnOffers,
  fetchOrder,
];

const $saving = createMutation(saveOrderSettings, {
  applies: ({ settings }) => [applyTo(fetchOrderSettings, () => ({ settings }))],
  id: () => $session.get()?.user.company.id ?? '',
});

/**
 * @param version that the author has seen
 * @throws CallError 400 with the fields, 409 with `outdated` when somebody saved a newer version
 */
export async function saveSettings(draft: SettingsDraft, version: number): Promise<OrderSettings> {
  const { settings } = await $saving.send({ body: draft }, { version });
  for (const endpoint of showingPlaces) invalidate(endpoint);
  notify(messages.saved, 'success');
  return settings;
}
