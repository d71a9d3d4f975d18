import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { badFilter } from '../core/paging.ts';
import { pure } from '../core/pure.ts';

export const month = pure(() =>
  z.string().check(z.maxLength(7, badFilter), z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/, badFilter)),
);

export const listUtilization = endpoint('GET /api/company/containers/utilization', () => ({
  right: 'see-work',
  query: z.object({ month }),
  response: z.object({
    containers: z.array(
      z.object({
        id: z.string(),
        /** Rented part of the month until now, 0 to 1; null before the company had the container. */
        share: z.nullable(z.number()),
        income: z.number(),
      }),
    ),
  }),
  defaultMessage: 'Failed to fetch containers',
}));
