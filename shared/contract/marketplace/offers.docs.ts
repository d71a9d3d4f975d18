import { docsOf } from '../core/endpoint.docs.ts';
import * as offers from './offers.ts';

export default docsOf(offers, 'Marketplace', {
  createOffer: {
    summary: 'Make an offer',
    description:
      'One offer a request; a withdrawn one may be made again. The price is in riyals, VAT included; a `rentalDuration` of 7 or 10 days is required for a rental of `once`, and not allowed otherwise.',
    request: { globalOrderId: '5d41402a-bc4b-42a7-9b97-19d911017c59', price: 450, rentalDuration: 7 },
  },
  offerGuidance: {
    summary: 'Help to name a price',
    description:
      'What the company’s own figures say of a request: free containers of that kind on that day, their list prices, and the prices at which its offers were accepted this month and in the eleven before. Null without any. `basis` is the range to go by: accepted prices for such a rental, else list prices, which are for a rental of `once`. `defaults` is what the company’s settings let an offer begin from, and `dayOff` why it does not work on that day: a holiday’s name, or empty for a day of the week.',
    response: {
      guidance: {
        freeContainers: 4,
        listPrices: { least: 400, most: 520 },
        acceptedPrices: { least: 420, most: 480, count: 6 },
      },
    },
  },
});
