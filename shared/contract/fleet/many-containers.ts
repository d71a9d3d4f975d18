import * as z from '@hawiyat/shared/contract/core/schema';
import { bulkLimit, endpoint } from '../core/endpoint.ts';
import { price } from '../core/money.ts';
import { pure } from '../core/pure.ts';
import { id } from '../core/text.ts';
import { container, containerStatuses } from './container-list.ts';

/** Containers of one call. */
export const mostChanged = 500;

const wrong = 'القيمة غير صحيحة';

/** What one of them gets: its own price or status, so that the same call takes back what a former one did. */
export const containerChange = pure(() =>
  z.object({
    id,
    /** That the author has seen; without it any version is accepted. */
    version: z.optional(z.int(wrong)),
    price: z.optional(price),
    status: z.optional(z.enum(containerStatuses, 'حالة الحاوية غير صحيحة.')),
  }),
);
export type ContainerChange = z.input<typeof containerChange>;

export const changeContainers = endpoint(() => ({
  method: 'POST',
  path: '/api/company/containers/change-many',
  perCaller: bulkLimit,
  audience: 'company',
  right: 'change-fleet',
  body: z.object({
    containers: z
      .array(containerChange, wrong)
      .check(z.minLength(1, 'يرجى اختيار حاوية واحدة على الأقل.'), z.maxLength(mostChanged, wrong)),
  }),
  bodyLimit: 128 * 1024,
  response: z.object({
    /** As they are now, also those that were so before. */
    containers: z.array(container),
    skipped: z.array(
      z.object({
        id: z.string(),
        /** Null for one that is not there. */
        containerNumber: z.nullable(z.string()),
        /** In Arabic. */
        reason: z.string(),
      }),
    ),
  }),
  defaultMessage: 'Failed to update container',
}));
