import { containerTypes, sizesOfType } from '@hawiyat/shared/contract/core/container-kinds';
import {
  acceptOffer,
  cancelRequest,
  listRequests,
  placeRequest,
} from '@hawiyat/shared/contract/marketplace/customer';
import { addDays, dayOf } from '../kernel/calendar.ts';
import { presentLocation } from '../orders/index.ts';
import { activeCompanies, demoCustomers, openRequests, requestsWithOffer } from './scene.ts';
import type { Random } from './seed/random.ts';
import { site } from './seed/sites.ts';
import type { Stage } from './stage.ts';

export async function customersAct(stage: Stage): Promise<void> {
  const { app, random, pace, apps, wanted } = stage;
  const open = await openRequests(stage);
  if (open.length < wanted && pace.isDue('next request', [15, 45])) {
    const customers = await demoCustomers(stage);
    if (customers.length > 0)
      await apps.call({ customerId: random.pick(customers) }, placeRequest, {
        json: wish(random, dayOf(app.now())),
      });
  }

  const offered = new Set<string>();
  for (const companyId of await activeCompanies(stage))
    for (const id of await requestsWithOffer(app, companyId)) offered.add(id);
  for (const request of open)
    if (offered.has(request.id) && pace.isDue(`answer ${request.id}`, [20, 40]))
      await answer(stage, { customerId: request.customer_id }, request.id);
}

async function answer({ random, apps }: Stage, customer: { customerId: string }, requestId: string) {
  // Some customers wait longer, or no longer need the container.
  const mood = random.weighted([
    ['accept', 92],
    ['wait', 6],
    ['cancel', 2],
  ]);
  if (mood === 'wait') return;
  const params = { requestId };
  if (mood === 'cancel') {
    await apps.call(customer, cancelRequest, { params });
    return;
  }
  const own = await apps.call(customer, listRequests);
  const offers = own?.requests.find((request) => request.id === requestId)?.offers ?? [];
  const cheapest = offers
    .filter((offer) => offer.status === 'submitted')
    .sort((a, b) => a.price - b.price)
    .at(0);
  if (cheapest)
    await apps.call(customer, acceptOffer, { params, json: { offerId: cheapest.id, price: cheapest.price } });
}

function wish(random: Random, today: string) {
  const containerType = random.weighted(containerTypes.map((type, i) => [type, [6, 1, 3][i] ?? 1]));
  const rentalType = random.weighted([
    ['once', 7],
    ['monthly', 2],
    ['yearly', 1],
  ]);
  return {
    containerType,
    containerSize: random.pick(sizesOfType[containerType]),
    deliveryDate: addDays(today, random.whole(0, 4)),
    rentalType,
    unloadCount: rentalType === 'once' ? null : random.whole(1, rentalType === 'monthly' ? 3 : 5),
    deliveryLocation: presentLocation(site(random)),
  };
}
