import * as z from '@hawiyat/shared/contract/schema';
import { containerSizes, containerTypes } from './containers.ts';
import { day } from './days.ts';
import { endpoint } from './endpoint.ts';
import { decimal } from './money.ts';
import { badFilter, flag, order, pageEnd, pageQuery, search } from './paging.ts';
import { id } from './text.ts';

export const rentalTypes = ['once', 'monthly', 'yearly'] as const;
export type RentalType = (typeof rentalTypes)[number];

export const orderStatuses = [
  'pending',
  'scheduled',
  'in_transit',
  'delivered',
  'pick_up_in_progress',
  'picked_up',
  're_delivery_in_progress',
  'completed',
  'late',
  'canceled',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const deliveryLocation = z.nullable(z.object({ latitude: z.number(), longitude: z.number() }));
export type DeliveryLocation = z.infer<typeof deliveryLocation>;

/** Who carries it out, in the specification's own nesting and capital letter (section 3). */
export const orderDriver = z.nullable(z.object({ user: z.object({ name: z.string() }) }));

export const orderContainer = z.object({
  containerNumber: z.string(),
  type: z.enum(containerTypes),
  size: z.enum(containerSizes),
});

/**
 * A customer's open request, which every approved company sees: a marketplace on purpose. It carries nothing that tells
 * who asks, and nothing of other companies' offers.
 */
export const pendingOrder = z.object({
  id: z.string(),
  containerType: z.enum(containerTypes),
  containerSize: z.enum(containerSizes),
  deliveryDate: day,
  rentalType: z.enum(rentalTypes),
  /** Null exactly when the rental is `once`. */
  unloadCount: z.nullable(z.number()),
  deliveryLocation,
  /** This company has offered. */
  applied: z.boolean(),
});
export type PendingOrder = z.infer<typeof pendingOrder>;

export const acceptedOrder = z.object({
  id: z.string(),
  deliveryDate: day,
  rentalType: z.enum(rentalTypes),
  /** Days; null for monthly and yearly. */
  rentalDuration: z.nullable(z.number()),
  unloadCount: z.nullable(z.number()),
  deliveryLocation,
  /** Riyals as a decimal; it sorts as a number. */
  totalPrice: decimal,
  driverId: z.nullable(z.string()),
  Driver: orderDriver,
  status: z.enum(orderStatuses),
  proofOfDeliveryUrl: z.nullable(z.string()),
  Container: orderContainer,
});
export type AcceptedOrder = z.infer<typeof acceptedOrder>;

/** One place to be on a day: an order to deliver, or one of its sub-orders. */
export const stop = z.object({
  id: z.string(),
  kind: z.enum(['delivery', 'unload', 'return']),
  status: z.string(),
  driverId: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  deliveryLocation,
  Container: orderContainer,
});
export type Stop = z.infer<typeof stop>;

export const listPendingOrders = endpoint({
  method: 'GET',
  path: '/api/company/orders/pending',
  audience: 'company',
  query: z.object({
    /** In container type or size. */
    q: z.optional(search),
    type: z.optional(z.enum(containerTypes, badFilter)),
    applied: z.optional(flag),
    order,
    ...pageQuery,
  }),
  response: z.object({ orders: z.array(pendingOrder), ...pageEnd }),
  fallback: 'Failed to fetch pending orders',
});

/** The filters of both lists of jobs. */
export const jobFilters = {
  driver: z.optional(z.enum(['assigned', 'unassigned'], badFilter)),
  /** Not completed, canceled or failed. */
  open: z.optional(flag),
  day: z.optional(day),
  /** In container number or driver's name. */
  q: z.optional(search),
  order,
};

export const listAcceptedOrders = endpoint({
  method: 'GET',
  path: '/api/company/orders/accepted',
  audience: 'company',
  query: z.object({
    sort: z.optional(z.enum(['deliveryDate', 'totalPrice'], badFilter)),
    status: z.optional(z.enum(orderStatuses, badFilter)),
    /** Its day has passed, and it is not delivered yet. */
    late: z.optional(flag),
    ...jobFilters,
    ...pageQuery,
  }),
  response: z.object({ orders: z.array(acceptedOrder), ...pageEnd }),
  fallback: 'Failed to fetch accepted orders',
});

/** For the tabs and the sidebar's badge. */
export const orderCounts = z.object({
  /** Open requests without this company's offer. */
  newOrders: z.number(),
  /** Orders that are not over, and those of them that have no driver. */
  acceptedOrders: z.number(),
  unassignedOrders: z.number(),
  subOrders: z.number(),
  unassignedSubOrders: z.number(),
});
export type OrderCounts = z.infer<typeof orderCounts>;

export const countOrders = endpoint({
  method: 'GET',
  path: '/api/company/orders/counts',
  audience: 'company',
  response: z.object({ counts: orderCounts }),
  fallback: 'Failed to fetch accepted orders',
});

/** Everything to do on one day, unassigned first. */
export const listStops = endpoint({
  method: 'GET',
  path: '/api/company/orders/stops',
  audience: 'company',
  query: z.object({ day }),
  response: z.object({ day, stops: z.array(stop) }),
  fallback: 'Failed to fetch accepted orders',
});

/** What both assignments ask for. */
export const chosenDriver = z.object({
  driverId: z
    .string('يرجى اختيار السائق.')
    .check(z.minLength(1, 'يرجى اختيار السائق.'), z.maxLength(64, 'يرجى اختيار السائق.')),
});

export const assignDriver = endpoint({
  method: 'PATCH',
  path: '/api/company/orders/:orderId/assign-driver',
  audience: 'company',
  params: z.object({ orderId: id }),
  body: chosenDriver,
  response: z.object({
    order: z.object({ id: z.string(), driverId: z.string(), driverName: z.string() }),
  }),
  fallback: 'Failed to assign driver',
});
