import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from './endpoint.ts';
import { object, pure } from './pure.ts';
import { moment } from './values.ts';

/** By entity. Every company sees open requests; all other events concern one company. */
const events = {
  request: ['placed', 'closed'],
  offer: ['created', 'accepted', 'declined', 'repriced', 'withdrawn'],
  order: ['created', 'assigned', 'moved', 'proven', 'noted', 'note_deleted', 'canceled', 'refunded'],
  sub_order: ['created', 'assigned', 'moved'],
  container: ['added', 'changed', 'deleted', 'maintained', 'photographed', 'archived', 'restored'],
  driver: ['added', 'changed', 'deleted', 'archived', 'restored', 'link_created'],
  truck: ['added', 'changed', 'deleted'],
  document: ['added', 'changed', 'replaced', 'deleted'],
  order_settings: ['saved'],
  notification_settings: ['saved'],
  stops: ['arranged'],
  company: [
    ...(['reminded', 'approved', 'suspended', 'reinstated', 'changed', 'bank_change_requested'] as const),
    ...(['bank_change_confirmed', 'bank_change_withdrawn'] as const),
    ...(['bank_change_approved', 'bank_change_rejected'] as const),
  ],
  person: ['invited', 'joined', 'changed', 'removed'],
  personal_data: ['copied', 'erased'],
  consent: ['given', 'withdrawn'],
  settings: ['saved'],
  session: ['started', 'started_by_link', 'ended'],
  password: ['set'],
  two_factor: ['set'],
  two_factor_rule: ['set'],
} as const;

type EventEntity = keyof typeof events;
export type EventType = { [E in EventEntity]: `${E}.${(typeof events)[E][number]}` }[EventEntity];
export const eventTypes = pure(() =>
  Object.entries(events).flatMap(([entity, names]) => names.map((name) => `${entity}.${name}` as EventType)),
);

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
