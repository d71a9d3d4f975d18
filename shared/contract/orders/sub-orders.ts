import * as z from '@hawiyat/shared/contract/core/schema';
import { containerTypes } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, flag, pageEnd, pageTotal, placeQuery } from '../core/paging.ts';
import { object } from '../core/pure.ts';
import { answeredEnum, day } from '../core/values.ts';
import {
  assignedDriver,
  chosenDriver,
  orderContainer,
  orderDriver,
  shownNumber,
  shownWhere,
  taskFilters,
} from './orders.ts';

export const subOrderTypes = ['return', 'unload'] as const;
export type SubOrderType = (typeof subOrderTypes)[number];

export const subOrderStatuses = [
  'pending',
  'scheduled',
  'pick_up_in_progress',
  'picked_up',
  're_delivery_in_progress',
  'completed',
  'failed',
] as const;
export type SubOrderStatus = (typeof subOrderStatuses)[number];

export const subOrder = object(() => ({
  id: z.string(),
  number: shownNumber,
  type: answeredEnum(subOrderTypes),
  deliveryDate: day,
  status: answeredEnum(subOrderStatuses),
  driverId: z.nullable(z.string()),
  Driver: orderDriver,
  Order: z.object({ id: z.string(), number: shownNumber, Container: orderContainer, ...shownWhere }),
}));
export type SubOrder = z.infer<typeof subOrder>;

export const listSubOrders = endpoint('GET /api/company/sub-orders', () => ({
  right: 'see-work',
  query: z.object({
    type: z.optional(z.enum(subOrderTypes, badFilter)),
    containerType: z.optional(z.enum(containerTypes, badFilter)),
    sort: z.optional(z.enum(['deliveryDate', 'match'], badFilter)),
    status: z.optional(z.enum(subOrderStatuses, badFilter)),
    overdue: z.optional(flag),
    ...taskFilters,
    ...placeQuery,
  }),
  response: z.object({ subOrders: z.array(subOrder), ...pageEnd, ...pageTotal }),
  defaultMessage: 'Failed to fetch sub orders',
}));

export const assignSubOrderDriver = endpoint(
  'PATCH /api/company/sub-orders/:subOrderId/assign-driver',
  () => ({
    right: 'assign',
    undo: 'undoable',
    body: chosenDriver,
    response: z.object({ subOrder: assignedDriver }),
    defaultMessage: 'Failed to assign driver',
  }),
);
