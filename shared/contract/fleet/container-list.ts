import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { answersOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, order, pageEnd, pageQuery, search } from '../core/paging.ts';
import { object } from '../core/pure.ts';
import { day, moment } from '../core/values.ts';
import { containerStatuses, editedContainer } from './edited-container.ts';

export { type ContainerStatus, containerStatuses } from './edited-container.ts';

export const containerHold = object(() => ({
  orderId: z.string(),
  number: z.string(),
  status: z.string(),
  day,
  deliveredAt: z.nullable(moment),
  until: z.nullable(day),
  contactName: z.nullable(z.string()),
  place: z.nullable(z.string()),
  deliveryLocation: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
}));
export type ContainerHold = z.infer<typeof containerHold>;

export const container = object(() => ({
  id: z.string(),
  ...answersOf(editedContainer),
  /** An open order prevents deletion, and a status set by hand does not change the order. */
  heldByOrder: z.boolean(),
  hold: z.nullable(containerHold),
  version: z.number(),
}));
export type Container = z.infer<typeof container>;

export const listContainers = endpoint('GET /api/company/containers', () => ({
  right: 'see-work',
  query: z.object({
    status: z.optional(z.enum(containerStatuses, badFilter)),
    type: z.optional(z.enum(containerTypes, badFilter)),
    size: z.optional(z.enum(containerSizes, badFilter)),
    q: z.optional(search),
    sort: z.optional(z.enum(['createdAt', 'price', 'containerNumber'], badFilter)),
    order,
    ...pageQuery,
  }),
  response: z.object({ containers: z.array(container), ...pageEnd }),
  defaultMessage: 'Failed to fetch containers',
}));
