import { docsOf } from '../core/endpoint.docs.ts';
import * as offers from './offers.ts';
import * as ownOffers from './own-offers.ts';

const waiting = {
  globalOrderId: '5d41402a-bc4b-42a7-9b97-19d911017c59',
  status: 'waiting',
  version: 1,
  request: { place: 'وسط الرياض', distanceKm: 4.2 },
  order: null,
};

export default docsOf({ ...offers, ...ownOffers }, 'Marketplace', {
  createOffer:
    'Make an offer. One offer a request; a withdrawn one may be made again. The price is in riyals, VAT included; a `rentalDuration` of 7 or 10 days is required for a rental of `once`, and not allowed otherwise.',
  offerGuidance:
    'Help to name a price. What the company’s own figures say of a request: free containers of that kind on that day, their list prices, and the prices at which its offers were accepted this month and in the eleven before. Null without any. `basis` is the range to go by: accepted prices for such a rental, else list prices, which are for a rental of `once`. `defaults` is what the company’s settings let an offer begin from, and `dayOff` why it does not work on that day: a holiday’s name, or empty for a day of the week.',
  listOwnOffers:
    'List own offers. What this company has offered, the newest first, with the request and what became of the offer: `waiting` for the customer, `accepted`, `lost`, or `withdrawn` by the company.',
  offerResults:
    'Show what won and what lost. The company’s newest decided offers, added up by container, rental and city: how many of a hundred were accepted, and the prices of those accepted and lost. `middle` is the median. Nothing of other companies.',
  changeOffer:
    'Change an offer. A new price or duration, while the customer has not answered. With the `version` that was seen it is rejected once somebody has changed the offer since. Customers accept a changed offer only with the price that they have seen.',
  withdrawOffer:
    'Withdraw an offer. While the customer has not answered. The customer no longer sees it, and the company may make another one.',
})({
  createOffer: { request: { globalOrderId: waiting.globalOrderId, rentalDuration: 7 } },
  offerGuidance: {
    response: {
      guidance: {
        freeContainers: 4,
        listPrices: { least: 400, most: 520 },
        acceptedPrices: { least: 420, most: 480, count: 6 },
      },
    },
  },
  listOwnOffers: { response: { offers: [waiting] } },
  offerResults: {
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
    request: { price: 430, rentalDuration: 7, version: 1 },
    response: { offer: { ...waiting, price: 430, version: 2 } },
  },
  withdrawOffer: { request: { version: 1 }, response: { offer: { ...waiting, status: 'withdrawn' } } },
});
