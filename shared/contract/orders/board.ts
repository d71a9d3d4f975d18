import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { missing } from '../core/text.ts';
import { answeredEnum, day, id, moment } from '../core/values.ts';
import {
  acceptedOrder,
  deliveryLocation,
  dueTask,
  orderContainer,
  orderStatuses,
  shownWhere,
} from './orders.ts';
import { subOrder } from './sub-orders.ts';

export const laneLength = 20;

export const orderBoard = endpoint('GET /api/company/orders/board', () => ({
  right: 'see-work',
  response: z.object({
    lanes: z.array(
      z.object({
        status: answeredEnum(orderStatuses),
        count: z.number(),
        orders: z.array(acceptedOrder),
        subOrderCount: z.number(),
        subOrders: z.array(subOrder),
        ids: z.array(z.string()),
      }),
    ),
  }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

export const stop = object(() => ({
  ...dueTask,
  doneAt: z.nullable(moment),
  proofOfDeliveryUrl: z.nullable(z.string()),
  driverId: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  ...shownWhere,
  Container: orderContainer,
}));
export type Stop = z.infer<typeof stop>;

export const listStops = endpoint('GET /api/company/orders/stops', () => ({
  right: 'see-work',
  query: z.object({ day, driverId: z.optional(id) }),
  response: z.object({
    day,
    stops: z.array(stop),
    depot: deliveryLocation,
    /** The company has arranged these drivers' stops; the others go from each stop to the nearest. */
    arranged: z.array(z.string()),
  }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

export const mostStops = 200;

export const arrangeStops = endpoint('PATCH /api/company/orders/stops', () => ({
  right: 'assign',
  undo: 'undoable',
  body: z.object({
    day,
    driverId: id,
    ids: z.array(id, missing).check(z.maxLength(mostStops, `يجب ألا يزيد عدد الطلبات على ${mostStops}.`)),
  }),
  response: z.object({ day, driverId: z.string(), ids: z.array(z.string()) }),
  defaultMessage: 'Failed to arrange the stops',
}));
