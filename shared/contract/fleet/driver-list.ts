import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { day } from '../core/days.ts';
import { answersOf } from '../core/edited-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { id } from '../core/id.ts';
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

export const assignableDriver = object(() => ({
  id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  availability: driverFields.availability.answered,
  openJobs: z.number(),
  /** Overdue tasks count for today. */
  jobsOnDay: z.number(),
  /** By air from his stop of that day or the depot: one decimal below 10 km; null when a place is unknown. */
  distanceKm: z.nullable(z.number()),
  distanceFrom: z.nullable(answeredEnum(['stop', 'depot'])),
  /** His and his truck's documents that are not valid on the day: «رخصة القيادة». */
  expired: z.array(z.string()),
}));
export type AssignableDriver = z.infer<typeof assignableDriver>;

export const listDrivers = endpoint(() => ({
  path: '/api/company/drivers',
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

export const listAssignableDrivers = endpoint(() => ({
  path: '/api/company/drivers/assignable',
  right: 'assign',
  query: z.object({ day: z.optional(day), task: z.optional(id) }),
  response: z.object({
    drivers: z.array(assignableDriver),
    companyExpired: z.array(z.string()),
  }),
  defaultMessage: 'Failed to fetch drivers',
}));
