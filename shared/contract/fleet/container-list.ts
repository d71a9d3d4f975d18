import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { day, moment } from '../core/days.ts';
import { answersOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, order, pageEnd, pageQuery, search } from '../core/paging.ts';
import { pure } from '../core/pure.ts';
import { containerStatuses, editedContainer } from './edited-container.ts';

export { type ContainerStatus, containerStatuses } from './edited-container.ts';

/** The open order that has a container: reserved for it, out with it, or on the way. */
export const containerHold = pure(() =>
  z.object({
    orderId: z.string(),
    number: z.string(),
    status: z.string(),
    /** On which it is delivered, as planned. */
    day,
    /** Null until it is delivered. */
    deliveredAt: z.nullable(moment),
    /** The day of its return; null when nobody knows. */
    until: z.nullable(day),
    contactName: z.nullable(z.string()),
    /** Where, in words; null when it is unknown. */
    place: z.nullable(z.string()),
    deliveryLocation: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  }),
);
export type ContainerHold = z.infer<typeof containerHold>;

export const container = pure(() =>
  z.object({
    id: z.string(),
    ...answersOf(editedContainer),
    /** In use by an open order: cannot be deleted, and its status by hand does not change the order. */
    heldByOrder: z.boolean(),
    /** That order; null without one. */
    hold: z.nullable(containerHold),
    /** Rises with every change of what a form edits: what `If-Match` of an edit names. */
    version: z.number(),
  }),
);
export type Container = z.infer<typeof container>;

export const listContainers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/containers',
  audience: 'company',
  right: 'see-work',
  query: z.object({
    status: z.optional(z.enum(containerStatuses, badFilter)),
    type: z.optional(z.enum(containerTypes, badFilter)),
    size: z.optional(z.enum(containerSizes, badFilter)),
    /** As people say it: «20 ياردة متوفرة», `c54`, a part of number, place, contact or order. */
    q: z.optional(search),
    /** Newest first by default. */
    sort: z.optional(z.enum(['createdAt', 'price', 'containerNumber'], badFilter)),
    order,
    ...pageQuery,
  }),
  response: z.object({ containers: z.array(container), ...pageEnd }),
  defaultMessage: 'Failed to fetch containers',
}));
