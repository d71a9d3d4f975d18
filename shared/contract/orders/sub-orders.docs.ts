import { docsOf } from '../core/endpoint.docs.ts';
import * as subOrders from './sub-orders.ts';

const assigned =
  'Assigning is possible once: of two at the same time one wins, and the other learns who won in `assigned`.';

export default docsOf(subOrders, 'Sub-orders', {
  listSubOrders: {
    summary: 'List sub-orders',
    description:
      'Unloads and returns of delivered containers, by day. `overdue` finds what should have been done.',
  },
  assignSubOrderDriver: {
    summary: 'Assign a driver to a sub-order',
    description: `The sub-order becomes \`scheduled\`. ${assigned}`,
  },
});
