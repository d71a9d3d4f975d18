import { docsOf } from '../core/endpoint.docs.ts';
import { assigned } from './orders.docs.ts';
import * as subOrders from './sub-orders.ts';

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
