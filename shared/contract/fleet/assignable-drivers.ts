import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { answeredEnum, day, id } from '../core/values.ts';
import { driverFields } from './edited-driver.ts';

export const assignableDriver = object(() => ({
  id: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  availability: driverFields.availability.answered,
  openJobs: z.number(),
  jobsOnDay: z.number(),
  distanceKm: z.nullable(z.number()),
  distanceFrom: z.nullable(answeredEnum(['stop', 'depot'])),
  /** His and his truck's documents that are not valid on the day: «رخصة القيادة». */
  expired: z.array(z.string()),
}));
export type AssignableDriver = z.infer<typeof assignableDriver>;

export const listAssignableDrivers = endpoint('GET /api/company/drivers/assignable', () => ({
  right: 'assign',
  query: z.object({ day: z.optional(day), task: z.optional(id) }),
  response: z.object({ drivers: z.array(assignableDriver), companyExpired: z.array(z.string()) }),
  defaultMessage: 'Failed to fetch drivers',
}));
