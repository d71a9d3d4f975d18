import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { day, moment } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
import { id, missing } from '../core/text.ts';
import {
  acceptedOrder,
  deliveryLocation,
  orderContainer,
  orderStatuses,
  shownDistance,
  shownNumber,
  shownPlace,
} from './orders.ts';
import { subOrder } from './sub-orders.ts';

/** Longest lane of the board; the lists show all. */
export const laneLength = 20;

export const orderBoard = endpoint(() => ({
  method: 'GET',
  path: '/api/company/orders/board',
  audience: 'company',
  right: 'see-work',
  response: z.object({
    lanes: z.array(
      z.object({
        status: answeredEnum(orderStatuses),
        /** Number of all its orders; at most `laneLength` of them follow. */
        count: z.number(),
        orders: z.array(acceptedOrder),
        /** The same of sub-orders. */
        subOrderCount: z.number(),
        subOrders: z.array(subOrder),
        /** Of both, at most `laneLength`, in the order of the lane: what it shows. */
        ids: z.array(z.string()),
      }),
    ),
  }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

/** A location to visit on a day: an order to deliver, or one of its sub-orders. */
export const stop = pure(() =>
  z.object({
    id: z.string(),
    /** The order itself, or the one of the sub-order. */
    orderId: z.string(),
    number: shownNumber,
    kind: answeredEnum(['delivery', 'unload', 'return']),
    status: z.string(),
    /** For which it is planned: an earlier one when it is carried over. */
    day,
    /** Null while it is to be done, and when it has failed. */
    doneAt: z.nullable(moment),
    proofOfDeliveryUrl: z.nullable(z.string()),
    driverId: z.nullable(z.string()),
    driverName: z.nullable(z.string()),
    deliveryLocation,
    place: shownPlace,
    distanceKm: shownDistance,
    Container: orderContainer,
  }),
);
export type Stop = z.infer<typeof stop>;

export const listStops = endpoint(() => ({
  method: 'GET',
  path: '/api/company/orders/stops',
  audience: 'company',
  right: 'see-work',
  query: z.object({
    day,
    /** His alone. */
    driverId: z.optional(id),
  }),
  response: z.object({
    day,
    stops: z.array(stop),
    /** Where the trucks set out; null until the company has said so. */
    depot: deliveryLocation,
    /** Drivers whose stops the company has arranged; the others go from each stop to the nearest. */
    arranged: z.array(z.string()),
  }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

/** More than a driver does in a day. */
export const mostStops = 200;

export const arrangeStops = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/orders/stops',
  audience: 'company',
  right: 'assign',
  body: z.object({
    day,
    driverId: id,
    ids: z.array(id, missing).check(z.maxLength(mostStops, `يجب ألا يزيد عدد الطلبات على ${mostStops}.`)),
  }),
  response: z.object({ day, driverId: z.string(), ids: z.array(z.string()) }),
  defaultMessage: 'Failed to arrange the stops',
}));
