import {
  fetchOrderSettings,
  type OrderSettings,
  saveOrderSettings,
} from '@hawiyat/shared/contract/orders/order-settings';
import { applyTo, createMutation, invalidate } from '@hawiyat/shared/query';
import { $session, notify } from '@hawiyat/shared/state';
import type { SettingsDraft } from './settings-draft.ts';
import { messages } from './settings-messages.ts';

/**
 * Whatever shows a distance from the depot, or leaves out what is outside of the areas. By path: with their schemas these
 * calls would be in the host's first files, which have the one that counts orders.
 */
const showingPlaces = [
  ...['/api/company/orders/pending', '/api/company/orders/accepted', '/api/company/orders/board'],
  ...['/api/company/orders/stops', '/api/company/sub-orders', '/api/company/offers'],
  '/api/company/orders/:orderId',
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
  for (const path of showingPlaces) invalidate({ path });
  notify(messages.saved, 'success');
  return settings;
}
