import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { day } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { pure } from '../core/pure.ts';
import {
  deliveryLocation,
  orderContainer,
  pendingOrder,
  shownDistance,
  shownNumber,
  shownPlace,
} from './orders.ts';

/** Something to do for a driver: an order's delivery, or one of its sub-orders. */
export const workTask = pure(() =>
  z.object({
    id: z.string(),
    orderId: z.string(),
    number: shownNumber,
    kind: answeredEnum(['delivery', 'unload', 'return']),
    status: z.string(),
    day,
    deliveryLocation,
    place: shownPlace,
    distanceKm: shownDistance,
    Container: orderContainer,
    driver: z.nullable(z.object({ id: z.string(), name: z.string(), phone: z.nullable(z.string()) })),
    /** Who has the least to do on its day, with what the queue suggests before it; null with a driver, or without any. */
    suggestion: z.nullable(
      z.object({
        driverId: z.string(),
        name: z.string(),
        jobsOnDay: z.number(),
        /** Papers of his that are no longer valid on that day, where nobody is without. */
        expired: z.optional(z.array(z.string())),
      }),
    ),
  }),
);
export type WorkTask = z.infer<typeof workTask>;

/** An open request that the company has a free container for, in its areas if it has drawn any. */
export const fittingRequest = pure(() =>
  z.object({
    request: pendingOrder,
    /** Containers of its type and size that no order needs on its day. */
    freeContainers: z.number(),
    /** Prices of the company's accepted offers for the same type, size and rental in twelve months; null without any. */
    acceptedPrices: z.nullable(z.object({ least: z.number(), most: z.number(), count: z.number() })),
    /** To begin from: the middle of those prices, else the lowest list price of a rental of `once`. */
    suggestedPrice: z.nullable(z.number()),
  }),
);
export type FittingRequest = z.infer<typeof fittingRequest>;

/** Longest section of tasks and of requests; lists have the rest. */
export const longestSection = 300;
export const mostFitting = 100;

/** A task is in one section alone. */
export const listWork = endpoint(() => ({
  method: 'GET',
  path: '/api/company/orders/work',
  audience: 'company',
  right: 'see-work',
  response: z.object({
    day,
    /** Of tasks whose day is today, and of those left over from before: how many are not done, of how many. */
    progress: z.object({ left: z.number(), total: z.number() }),
    /** How many each section has; at most `longestSection` and `mostFitting` of them follow. */
    counts: z.object({
      overdue: z.number(),
      /** Due today or tomorrow. */
      unassigned: z.number(),
      today: z.number(),
      /** `mostFitting` at most. */
      requests: z.number(),
    }),
    /** Without a driver: due today or before, and due tomorrow. The same numbers as in `orders/counts`. */
    withoutDriver: z.object({ now: z.number(), tomorrow: z.number() }),
    /** Days that have passed, with a driver or without. */
    overdue: z.array(workTask),
    /** Today and tomorrow without a driver. */
    unassigned: z.array(workTask),
    /** Today with a driver. */
    today: z.array(workTask),
    /** Fitting requests without an own offer. */
    requests: z.array(fittingRequest),
    /** Papers that have expired or will within thirty days, in words, and where they are; null without any. */
    papers: z.nullable(
      z.object({ text: z.string(), address: z.string(), action: z.string(), expired: z.boolean() }),
    ),
  }),
  defaultMessage: 'Failed to fetch accepted orders',
}));
