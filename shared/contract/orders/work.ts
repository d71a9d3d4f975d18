import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { day } from '../core/values.ts';
import { dueTask, orderContainer, pendingOrder, shownWhere } from './orders.ts';

export const workTask = object(() => ({
  ...dueTask,
  ...shownWhere,
  Container: orderContainer,
  driver: z.nullable(z.object({ id: z.string(), name: z.string(), phone: z.nullable(z.string()) })),
  /** The driver with the least to do on its day; null with a driver, or without any. */
  suggestion: z.nullable(
    z.object({
      driverId: z.string(),
      name: z.string(),
      jobsOnDay: z.number(),
      /** Set when every driver's documents are expired on that day. */
      expired: z.optional(z.array(z.string())),
    }),
  ),
}));
export type WorkTask = z.infer<typeof workTask>;

export const fittingRequest = object(() => ({
  request: pendingOrder,
  freeContainers: z.number(),
  /** Of accepted offers for the same type, size and rental in twelve months; null without any. */
  acceptedPrices: z.nullable(z.object({ least: z.number(), most: z.number(), count: z.number() })),
  /** The middle of those prices, else the lowest list price of a rental of `once`. */
  suggestedPrice: z.nullable(z.number()),
}));
export type FittingRequest = z.infer<typeof fittingRequest>;

export const longestSection = 300;
export const mostFitting = 100;

export const listWork = endpoint('GET /api/company/orders/work', () => ({
  right: 'see-work',
  response: z.object({
    day,
    progress: z.object({ left: z.number(), total: z.number() }),
    counts: z.object({
      overdue: z.number(),
      unassigned: z.number(),
      today: z.number(),
      requests: z.number(),
    }),
    withoutDriver: z.object({ now: z.number(), tomorrow: z.number() }),
    overdue: z.array(workTask),
    unassigned: z.array(workTask),
    today: z.array(workTask),
    requests: z.array(fittingRequest),
    /** Documents that have expired or will within thirty days. */
    documents: z.nullable(
      z.object({ text: z.string(), address: z.string(), action: z.string(), expired: z.boolean() }),
    ),
  }),
  defaultMessage: 'Failed to fetch accepted orders',
}));
