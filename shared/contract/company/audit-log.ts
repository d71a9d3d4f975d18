import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { type EventName, type EventType, eventTypes, isNamed } from '../core/events.ts';
import { givenDay } from '../core/given-day.ts';
import { badFilter, pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { moment } from '../core/values.ts';

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
  subject: z.object({ name: z.nullable(z.string()), address: z.nullable(z.string()) }),
  names: z.record(z.string(), z.string()),
  undoes: z.optional(z.string()),
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
  from: z.optional(givenDay),
  to: z.optional(givenDay),
}));

export const listAudit = endpoint('GET /api/company/audit', () => ({
  right: 'see-audit-log',
  query: z.object({ ...auditFilter, ...pageQuery }),
  response: z.object({ entries: z.array(auditEntry), ...pageEnd }),
}));

export const exportAudit = endpoint('GET /api/company/audit/export', () => ({
  right: 'see-audit-log',
  query: z.object(auditFilter),
  response: z.string(),
  answers: 'csv',
}));

export const listAuditPersons = endpoint('GET /api/company/audit/persons', () => ({
  right: 'see-audit-log',
  response: z.object({ persons: z.array(z.object({ id: z.string(), name: z.string() })) }),
}));
