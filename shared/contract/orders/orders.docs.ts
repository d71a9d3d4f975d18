import { docsOf } from '../core/endpoint.docs.ts';
import * as orders from './orders.ts';

export const assigned =
  'Assigning is possible once: of two at the same time one wins, and the other learns who won in `assigned`.';

export default docsOf(orders, 'Orders', {
  listPendingOrders: {
    summary: 'List open requests',
    tag: 'Marketplace',
    description:
      'The marketplace: requests of customers that no offer has won yet, by delivery day. Nothing in it tells who the customer is or what other companies offer. `applied` is true where this company has made an offer. `place` says in words where it is, `distanceKm` how far from the depot by air; `sort=distance` lists the nearest first. Pages leave out what is outside of the service areas when the settings say so, and tell in `hidden` how many; else `outside` tells how many of the listed ones are outside. The whole list leaves out none and tells neither. `type` and `size` are the container’s, `place` is one of those that rows show, and of `q` each word is in one of the three.',
    response: { orders: [{ id: '5d41402a-bc4b-42a7-9b97-19d911017c59' }], nextCursor: null },
  },
  listAcceptedOrders: {
    summary: 'List orders',
    description:
      'Orders of this company, by day unless sorted. `open` leaves out what is completed or canceled, `late` finds what should have been delivered. `totalPrice` is exact, as text. `type` and `size` are the container’s, `place` is one of those that rows show, and of `q` each word is in container, driver, place or number.',
  },
  countOrders: {
    summary: 'Count orders',
    description:
      'The numbers on the panel’s tabs: open requests without an own offer, open orders and sub-orders, and those without a driver. `withoutDriver` counts orders and sub-orders together that need one: `now` those due today or before.',
  },
  assignDriver: {
    summary: 'Assign a driver to an order',
    description: `The order becomes \`scheduled\`. ${assigned}`,
  },
});
