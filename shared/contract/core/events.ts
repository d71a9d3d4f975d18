import * as z from '@hawiyat/shared/contract/core/schema';
import { moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { givenDay } from './given-day.ts';
import { badFilter, pageEnd, pageQuery } from './paging.ts';
import { object, pure } from './pure.ts';

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

export const followEvents = endpoint(() => ({
  path: '/api/company/events',
  right: 'own',
  response: liveEvent,
  answers: 'events',
}));

export const auditEntry = object(() => ({
  id: z.string(),
  type: z.enum(eventTypes),
  entityId: z.string(),
  /** Of the order or sub-order; null for anything else. */
  number: z.nullable(z.string()),
  at: moment,
  actor: z.object({
    kind: z.enum(['admin', 'driver', 'customer', 'operator', 'system']),
    id: z.nullable(z.string()),
    name: z.nullable(z.string()),
  }),
  /** The entity's name for people, and its path in the panel; null where there is none. */
  subject: z.object({ name: z.nullable(z.string()), address: z.nullable(z.string()) }),
  /** The names of drivers whose ids are values, by id. */
  names: z.record(z.string(), z.string()),
  /** Null for a missing side. `•••` stands for a personal value, which is stored in that person's row only. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
}));
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditKinds = {
  orders: ['order', 'sub_order', 'stops'],
  offers: ['offer', 'request'],
  containers: ['container'],
  drivers: ['driver'],
  vehicles: ['truck', 'document'],
  people: ['person', 'personal_data', 'consent'],
  sessions: ['session', 'password', 'two_factor', 'two_factor_rule'],
  company: ['company', 'order_settings', 'notification_settings', 'settings'],
} as const satisfies Record<string, readonly EventName[]>;
export type AuditKind = keyof typeof auditKinds;

export const typesOfKind = (kind: AuditKind): readonly EventType[] =>
  eventTypes.filter((type) => auditKinds[kind].some((name) => isNamed(type, name)));

const auditFilter = pure(() => ({
  entityId: z.optional(z.string().check(z.maxLength(64))),
  person: z.optional(z.string().check(z.maxLength(64))),
  kind: z.optional(z.enum(Object.keys(auditKinds) as AuditKind[], badFilter)),
  /** Riyadh days, both included. */
  from: z.optional(givenDay),
  to: z.optional(givenDay),
}));

export const listAudit = endpoint(() => ({
  path: '/api/company/audit',
  right: 'see-audit-log',
  query: z.object({ ...auditFilter, ...pageQuery }),
  response: z.object({ entries: z.array(auditEntry), ...pageEnd }),
}));

export const exportAudit = endpoint(() => ({
  path: '/api/company/audit/export',
  right: 'see-audit-log',
  query: z.object(auditFilter),
  response: z.string(),
  answers: 'csv',
}));

export const listAuditPersons = endpoint(() => ({
  path: '/api/company/audit/persons',
  right: 'see-audit-log',
  response: z.object({ persons: z.array(z.object({ id: z.string(), name: z.string() })) }),
}));
