import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { eventTypes } from '../core/events.ts';
import { object, pure } from '../core/pure.ts';
import { filled } from '../core/text.ts';
import { answeredEnum, decimal, moment } from '../core/values.ts';
import { acceptedOrder } from './orders.ts';
import { subOrder } from './sub-orders.ts';

export const orderNote = object(() => ({
  id: z.string(),
  text: z.string(),
  by: z.nullable(z.string()),
  at: moment,
}));
export type OrderNote = z.infer<typeof orderNote>;

export const timelineEntry = object(() => ({
  id: z.string(),
  type: answeredEnum(eventTypes),
  at: moment,
  /** Of the order or the sub-order; null for the offer. */
  number: z.nullable(z.string()),
  actor: z.object({
    kind: answeredEnum(['admin', 'driver', 'customer', 'operator', 'system']),
    name: z.nullable(z.string()),
  }),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  driverName: z.nullable(z.string()),
  assignment: z.nullable(answeredEnum(['assigned', 'changed', 'taken-off'])),
  formerDriverName: z.nullable(z.string()),
  reason: z.nullable(z.string()),
}));
export type TimelineEntry = z.infer<typeof timelineEntry>;

export const nextAction = pure(() =>
  z.nullable(
    z.object({
      kind: answeredEnum(['assign', 'await-departure', 'await-arrival']),
      subOrderId: z.nullable(z.string()),
      label: z.string(),
    }),
  ),
);
export type NextAction = z.infer<typeof nextAction>;

export const orderDetails = object(() => ({
  order: acceptedOrder,
  contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  /** The total price is net plus 15 % VAT. */
  net: decimal,
  vat: decimal,
  acceptedAt: moment,
  deliveredAt: z.nullable(moment),
  completedAt: z.nullable(moment),
  cancellation: z.nullable(
    z.object({
      at: moment,
      by: answeredEnum(['customer', 'company']),
      refund: decimal,
      compensation: decimal,
      reason: z.nullable(z.string()),
    }),
  ),
  subOrders: z.array(subOrder),
  /** By open task, the driver's documents that are not valid on its day. */
  expired: z.record(z.string(), z.array(z.string())),
  notes: z.array(orderNote),
  timeline: z.array(timelineEntry),
  nextAction,
}));
export type OrderDetails = z.infer<typeof orderDetails>;

export const longestTimeline = 200;

export const fetchOrder = endpoint('GET /api/company/orders/:orderId', () => ({
  right: 'see-work',
  response: z.object({ details: orderDetails }),
  defaultMessage: 'Failed to fetch accepted orders',
}));

export const fetchSubOrder = endpoint('GET /api/company/sub-orders/:subOrderId', () => ({
  right: 'see-work',
  response: z.object({ subOrderId: z.string(), details: orderDetails }),
  defaultMessage: 'Failed to fetch sub orders',
}));

export const addOrderNote = endpoint('POST /api/company/orders/:orderId/notes', () => ({
  right: 'assign',
  undo: 'undoable',
  perCaller: { counted: 'notes', whose: 'company', allowed: 60, seconds: 60 },
  body: z.object({ text: filled(1000) }),
  response: z.object({ note: orderNote }),
  status: 201,
  defaultMessage: 'Failed to add the note',
}));

/** The author's own. */
export const deleteOrderNote = endpoint('DELETE /api/company/orders/:orderId/notes/:noteId', () => ({
  right: 'assign',
  undo: 'inverse',
  defaultMessage: 'Failed to delete the note',
}));
