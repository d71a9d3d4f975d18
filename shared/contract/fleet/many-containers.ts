import * as z from '@hawiyat/shared/contract/core/schema';
import { bulkLimit, endpoint } from '../core/endpoint.ts';
import { object } from '../core/pure.ts';
import { id } from '../core/values.ts';
import { container } from './container-list.ts';
import { editedContainer } from './edited-container.ts';

export const mostChanged = 500;

const wrong = 'القيمة غير صحيحة';

/** Each has its own price or status, so that the same call can undo another. */
export const containerChange = object(() => ({
  id,
  /** Without it any version is accepted. */
  version: z.optional(z.int(wrong)),
  price: z.optional(editedContainer.price.edited),
  status: z.optional(editedContainer.status.edited),
}));
export type ContainerChange = z.input<typeof containerChange>;

export const changeContainers = endpoint('POST /api/company/containers/change-many', () => ({
  perCaller: bulkLimit,
  right: 'change-fleet',
  undo: 'undoable',
  body: z.object({
    containers: z
      .array(containerChange, wrong)
      .check(z.minLength(1, 'يرجى اختيار حاوية واحدة على الأقل.'), z.maxLength(mostChanged, wrong)),
  }),
  bodyLimit: 128 * 1024,
  response: z.object({
    containers: z.array(container),
    skipped: z.array(
      z.object({ id: z.string(), containerNumber: z.nullable(z.string()), reason: z.string() }),
    ),
  }),
  defaultMessage: 'Failed to update container',
}));
