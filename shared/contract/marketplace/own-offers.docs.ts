import { docsOf } from '../core/endpoint.docs.ts';
import * as ownOffers from './own-offers.ts';

const waiting = {
  globalOrderId: '5d41402a-bc4b-42a7-9b97-19d911017c59',
  status: 'waiting',
  version: 1,
  request: { place: 'وسط الرياض', distanceKm: 4.2 },
  order: null,
};

export default docsOf(ownOffers, 'Marketplace', {
  listOwnOffers: {
    summary: 'List own offers',
    description:
      'What this company has offered, the newest first, with the request and what became of the offer: `waiting` for the customer, `accepted`, `lost`, or `withdrawn` by the company.',
    response: { offers: [waiting], nextCursor: null },
  },
  offerResults: {
    summary: 'Show what won and what lost',
    description:
      'The company’s newest decided offers, added up by container, rental and city: how many of a hundred were accepted, and the prices of those accepted and lost. `middle` is the median. Nothing of other companies.',
    response: {
      offers: 8,
      results: [
        {
          city: 'الرياض',
          accepted: 6,
          lost: 2,
          winRate: 75,
          acceptedPrices: { least: 420, middle: 450, most: 480 },
          lostPrices: { least: 510, middle: 510, most: 560 },
        },
      ],
    },
  },
  changeOffer: {
    summary: 'Change an offer',
    description:
      'A new price or duration, while the customer has not answered. With the `version` that was seen it is rejected once somebody has changed the offer since. Customers accept a changed offer only with the price that they have seen.',
    request: { price: 430, rentalDuration: 7, version: 1 },
    response: { offer: { ...waiting, price: 430, version: 2 } },
  },
  withdrawOffer: {
    summary: 'Withdraw an offer',
    description:
      'While the customer has not answered. The customer no longer sees it, and the company may make another one.',
    request: { version: 1 },
    response: { offer: { ...waiting, status: 'withdrawn' } },
  },
});
