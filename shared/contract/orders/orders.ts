import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, flag, order, pageEnd, pageTotal, placeQuery, search } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { answeredEnum, day, decimal, id } from '../core/values.ts';

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

export const deliveryLocation = pure(() =>
  z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
);
export type DeliveryLocation = z.infer<typeof deliveryLocation>;

export const shownWhere = pure(() => ({
  deliveryLocation,
  /** «شمال الرياض», «الدرعية», «قرب الخرج»; null when unknown or outside the country. */
  place: z.nullable(z.string()),
  /** By air from the company's depot: one decimal below 10 km; null without a depot or a location. */
  distanceKm: z.nullable(z.number()),
}));

/** Nested and capitalized as the public API has it. */
export const orderDriver = pure(() =>
  z.nullable(z.object({ user: z.object({ name: z.string() }), picture: z.nullable(z.string()) })),
);

/** `ح-10452`, of a sub-order `ح-10452/2`. */
export const shownNumber = pure(() => z.string());

export const orderContainer = object(() => ({
  containerNumber: z.string(),
  type: answeredEnum(containerTypes),
  size: answeredEnum(containerSizes),
}));

/** Every approved company sees it, so it contains nothing of the customer. */
export const shownRequest = pure(() => ({
  containerType: answeredEnum(containerTypes),
  containerSize: answeredEnum(containerSizes),
  deliveryDate: day,
  rentalType: answeredEnum(rentalTypes),
  /** Null exactly when the rental is `once`. */
  unloadCount: z.nullable(z.number()),
  ...shownWhere,
}));

export const pendingOrder = object(() => ({
  id: z.string(),
  ...shownRequest,
  applied: z.boolean(),
  offer: z.nullable(z.object({ id: z.string(), price: z.number(), rentalDuration: z.nullable(z.number()) })),
}));
export type PendingOrder = z.infer<typeof pendingOrder>;

export const acceptedOrder = object(() => ({
  id: z.string(),
  number: shownNumber,
  deliveryDate: day,
  rentalType: answeredEnum(rentalTypes),
  /** Days; null for monthly and yearly. */
  rentalDuration: z.nullable(z.number()),
  unloadCount: z.nullable(z.number()),
  ...shownWhere,
  totalPrice: decimal,
  driverId: z.nullable(z.string()),
  Driver: orderDriver,
  status: answeredEnum(orderStatuses),
  proofOfDeliveryUrl: z.nullable(z.string()),
  Container: orderContainer,
}));
export type AcceptedOrder = z.infer<typeof acceptedOrder>;

export const dueTask = pure(() => ({
  id: z.string(),
  orderId: z.string(),
  number: shownNumber,
  kind: answeredEnum(['delivery', 'unload', 'return']),
  status: z.string(),
  /** A task that is carried over keeps its earlier day. */
  day,
}));

const size = pure(() => z.optional(z.enum(containerSizes, badFilter)));

/** All of it, as rows show it: «شمال الرياض». */
const place = pure(() => z.optional(z.string().check(z.maxLength(100, badFilter))));

export const listPendingOrders = endpoint('GET /api/company/orders/pending', () => ({
  right: 'see-work',
  query: z.object({
    q: z.optional(search),
    type: z.optional(z.enum(containerTypes, badFilter)),
    size,
    place,
    day: z.optional(day),
    applied: z.optional(flag),
    /** `distance` needs a depot and lists requests without a location last; `newest` goes by placement. */
    sort: z.optional(z.enum(['deliveryDate', 'distance', 'newest'], badFilter)),
    outside: z.optional(z.enum(['hidden', 'shown'], badFilter)),
    order,
    ...placeQuery,
  }),
  response: z.object({
    orders: z.array(pendingOrder),
    hidden: z.optional(z.number()),
    outside: z.optional(z.number()),
    ...pageEnd,
    ...pageTotal,
  }),
  defaultMessage: 'Failed to fetch pending orders',
}));

export const taskFilters = pure(() => ({
  driver: z.optional(z.enum(['assigned', 'unassigned'], badFilter)),
  open: z.optional(flag),
  /** Overdue, or without a driver: an order from the start, a sub-order a week before its day. */
  needsAction: z.optional(flag),
  day: z.optional(day),
  size,
  place,
  driverId: z.optional(id),
  q: z.optional(search),
  order,
}));

export const listAcceptedOrders = endpoint('GET /api/company/orders/accepted', () => ({
  right: 'see-work',
  query: z.object({
    /** `match`: the task or container whose number is searched first, then the newest days. */
    sort: z.optional(z.enum(['deliveryDate', 'totalPrice', 'match'], badFilter)),
    status: z.optional(z.enum(orderStatuses, badFilter)),
    type: z.optional(z.enum(containerTypes, badFilter)),
    late: z.optional(flag),
    ...taskFilters,
    ...placeQuery,
  }),
  response: z.object({ orders: z.array(acceptedOrder), ...pageEnd, ...pageTotal }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

const firstWithoutDriver = object(() => ({
  id: z.string(),
  kind: dueTask.kind,
  number: shownNumber,
  containerNumber: z.string(),
  day,
}));

export const orderCounts = object(() => ({
  newOrders: z.number(),
  acceptedOrders: z.number(),
  unassignedOrders: z.number(),
  subOrders: z.number(),
  unassignedSubOrders: z.number(),
  /** The length of the list with `needsAction=true`. */
  needsAction: z.object({ orders: z.number(), subOrders: z.number() }),
  withoutDriver: z.object({ now: z.number(), tomorrow: z.number(), first: z.nullable(firstWithoutDriver) }),
}));
export type OrderCounts = z.infer<typeof orderCounts>;

export const countOrders = endpoint('GET /api/company/orders/counts', () => ({
  right: 'see-work',
  response: z.object({ counts: orderCounts }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

export const chosenDriver = object(() => ({
  driverId: z
    .string('يرجى اختيار السائق.')
    .check(z.minLength(1, 'يرجى اختيار السائق.'), z.maxLength(64, 'يرجى اختيار السائق.')),
}));

export const expiredDocuments = pure(() => z.optional(z.array(z.string())));

export const assignedDriver = object(() => ({
  id: z.string(),
  driverId: z.string(),
  driverName: z.string(),
  expired: expiredDocuments,
}));

export const assignDriver = endpoint('PATCH /api/company/orders/:orderId/assign-driver', () => ({
  right: 'assign',
  undo: 'undoable',
  body: chosenDriver,
  response: z.object({ order: assignedDriver }),
  defaultMessage: 'Failed to assign driver',
}));
