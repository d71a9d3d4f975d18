import * as z from '@hawiyat/shared/contract/core/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { object } from './pure.ts';

/** Every company sees open requests; all other events concern one company. */
export const eventTypes = [
  'request.placed',
  'request.closed',
  'offer.created',
  'offer.accepted',
  'offer.declined',
  'offer.repriced',
  'offer.withdrawn',
  'order.created',
  'order.assigned',
  'order.moved',
  'order.proven',
  'order.noted',
  'order.note_deleted',
  'order.canceled',
  'order.refunded',
  'sub_order.created',
  'sub_order.assigned',
  'sub_order.moved',
  'container.added',
  'container.changed',
  'container.deleted',
  'container.maintained',
  'container.photographed',
  'container.archived',
  'container.restored',
  'driver.added',
  'driver.changed',
  'driver.deleted',
  'driver.archived',
  'driver.restored',
  'driver.link_created',
  'truck.added',
  'truck.changed',
  'truck.deleted',
  'document.added',
  'document.changed',
  'document.replaced',
  'document.deleted',
  'order_settings.saved',
  'notification_settings.saved',
  'company.reminded',
  'stops.arranged',
  'company.approved',
  'company.suspended',
  'company.reinstated',
  'person.invited',
  'person.joined',
  'person.changed',
  'person.removed',
  'personal_data.copied',
  'personal_data.erased',
  'consent.given',
  'consent.withdrawn',
  'company.changed',
  'company.bank_change_requested',
  'company.bank_change_confirmed',
  'company.bank_change_withdrawn',
  'company.bank_change_approved',
  'company.bank_change_rejected',
  'settings.saved',
  'session.started',
  'session.started_by_link',
  'session.ended',
  'password.set',
  'two_factor.set',
  'two_factor_rule.set',
] as const;
export type EventType = (typeof eventTypes)[number];

type EntityOf<Type> = Type extends `${infer Entity}.${string}` ? Entity : never;
/** `order` of `order.moved`. */
export type EventEntity = EntityOf<EventType>;
export type EventName = EventType | EventEntity;

export const isNamed = (type: EventType, name: EventName): boolean =>
  type === name || type.startsWith(`${name}.`);

/** Contains all that a page shows, so a new `kind` needs no new host. `action` opens `address`, a path of the panel. */
export const notification = object(() => ({
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  address: z.string(),
  action: z.string(),
}));
export type Notification = z.infer<typeof notification>;

/** Enough for a screen to update a list without a request; more is fetched by `id`. */
export const eventData = object(() => ({
  status: z.optional(z.string()),
  driverId: z.optional(z.nullable(z.string())),
  driverName: z.optional(z.nullable(z.string())),
  orderId: z.optional(z.string()),
  requestId: z.optional(z.string()),
  containerId: z.optional(z.string()),
  containerNumber: z.optional(z.string()),
  availability: z.optional(z.string()),
  name: z.optional(z.string()),
  /** With `settings.saved`. */
  page: z.optional(z.string()),
  undoes: z.optional(z.string()),
  notification: z.optional(notification),
}));
export type EventData = z.infer<typeof eventData>;

export const liveEvent = object(() => ({
  /** The cursor for `Last-Event-ID`: two whole numbers with a dash, ordered by the first, then the second. */
  seq: z.string(),
  type: z.enum(eventTypes),
  id: z.string(),
  at: moment,
  data: eventData,
}));
export type LiveEvent = z.infer<typeof liveEvent>;

export const followEvents = endpoint('GET /api/company/events', () => ({
  right: 'own',
  response: liveEvent,
  answers: 'events',
}));
