import * as z from '@hawiyat/shared/contract/core/schema';
import { answersOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { badFilter, order, pageEnd, pageQuery, search } from '../core/paging.ts';
import { object } from '../core/pure.ts';
import { availabilities, driverFields } from './edited-driver.ts';

export { type Availability, availabilities } from './edited-driver.ts';

export const driver = object(() => ({
  id: z.string(),
  ...answersOf(driverFields),
  picture: z.nullable(z.string()),
  /** For `If-Match` of an edit; the photo is no part of it. */
  version: z.number(),
}));
export type Driver = z.infer<typeof driver>;

export const listDrivers = endpoint('GET /api/company/drivers', () => ({
  right: 'see-work',
  query: z.object({
    q: z.optional(search),
    availability: z.optional(z.enum(availabilities, badFilter)),
    sort: z.optional(z.enum(['createdAt', 'name'], badFilter)),
    order,
    ...pageQuery,
  }),
  response: z.object({ drivers: z.array(driver), ...pageEnd }),
  defaultMessage: 'Failed to fetch drivers',
}));
