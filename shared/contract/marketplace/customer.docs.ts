import { docsOf } from '../core/endpoint.docs.ts';
import * as customer from './customer.ts';

const order = { status: 'pending', proofOfDeliveryUrl: null, refund: null };
const accepted = { status: 'accepted', offers: [{ status: 'accepted' }], order };

export default docsOf(customer, 'Customer requests', {
  registerCustomer:
    'Register as a customer. Creates the account and signs in. A customer is at least 18. The phone must be verified before the first request.',
  signInCustomer:
    'Sign in as a customer. The phone may be typed in any form. Repeated wrong passwords make the network wait (429); a successful sign-in uses no limit up. An app keeps `deviceToken` and sends it with later sign-ins: then guesses from elsewhere never keep it waiting. It grants nothing, and a new password ends it.',
  signOutCustomer: 'Sign out. Ends the session of this token at once.',
  placeRequest:
    'Request a container. Every approved company sees the request and may make an offer; none sees who the customer is. `unloadCount` is required unless the rental is `once`. Open requests are limited for each customer.',
  listRequests: 'List own requests. Newest first, each with its offers and, once one is accepted, its order.',
  acceptOffer:
    'Accept an offer. Creates the company’s order and reserves one of its containers of that type and size; all other offers are declined. Of two acceptances one wins. Once the company has changed the offer, `price` has to be the one that the customer has seen: otherwise the answer is 409 with `offer-changed`, so that nobody accepts a price unseen.',
  cancelRequest: 'Cancel a request. Only while no offer is accepted.',
  cancelOrder:
    'Cancel an order. Before delivery: 90 % are refunded before the container leaves, 50 % afterwards, within 15 days.',
})({
  registerCustomer: { tag: 'Customer account' },
  signInCustomer: { tag: 'Customer account' },
  signOutCustomer: { tag: 'Customer account' },
  placeRequest: {
    request: { deliveryLocation: { latitude: 24.7136, longitude: 46.6753 } },
    response: { request: { offers: [], order: null } },
  },
  listRequests: { response: { requests: [accepted] } },
  acceptOffer: { response: { request: accepted } },
  cancelRequest: { response: { request: { status: 'canceled', offers: [], order: null } } },
  cancelOrder: {
    response: { request: { ...accepted, order: { status: 'canceled', proofOfDeliveryUrl: null } } },
  },
});
