import { docsOf } from '../core/endpoint.docs.ts';
import { assigned } from './orders.docs.ts';
import * as subOrders from './sub-orders.ts';

export default docsOf(subOrders, 'Sub-orders', {
  listSubOrders:
    'List sub-orders. Unloads and returns of delivered containers, by day. `overdue` finds what should have been done. `containerType` and `size` are the container’s, for `type` is the task’s; `place` is one of those that rows show, and of `q` each word is in container, driver, place or number.',
  assignSubOrderDriver: `Assign a driver to a sub-order. The sub-order becomes \`scheduled\`. ${assigned}`,
})({});
