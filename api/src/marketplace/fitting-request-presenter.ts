import type { FittingRequest } from '@hawiyat/shared/contract/orders/work';
import { toRiyals } from '../kernel/money.ts';
import type { FittingRow } from './fitting-requests.ts';
import { presentOpenRequest } from './open-request-presenter.ts';

const withoutOffer = { offer_id: null, price: null, rental_duration: null };

export function presentFitting({
  request,
  freeContainers,
  accepted,
  leastPrice,
}: FittingRow): FittingRequest {
  const prices = accepted && {
    least: toRiyals(accepted.least),
    most: toRiyals(accepted.most),
    count: accepted.count,
  };
  // List prices are for one rental.
  const listed = request.rental_type === 'once' ? leastPrice : null;
  return {
    request: presentOpenRequest({ ...request, ...withoutOffer }),
    freeContainers,
    acceptedPrices: prices ?? null,
    suggestedPrice: prices ? Math.round((prices.least + prices.most) / 2) : listed,
  };
}
