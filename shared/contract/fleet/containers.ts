import * as z from '@hawiyat/shared/contract/core/schema';
import {
  type ContainerSize,
  type ContainerType,
  containerSizes,
  containerTypes,
  sizesOfType,
} from '../core/container-kinds.ts';
import { csvBodyLimit, csvImport, importLimit, importReport } from '../core/csv.ts';
import { bulkLimit, endpoint } from '../core/endpoint.ts';
import { price } from '../core/money.ts';
import { pure } from '../core/pure.ts';
import { id } from '../core/text.ts';
import { container, containerStatuses } from './container-list.ts';
import { countRule, mostAtOnce, optionalNumber, ownNumber } from './container-numbers.ts';

/** In a file of its own, so that a page that shows containers does not load what changes them. */
export * from './container-list.ts';

const type = pure(() => z.enum(containerTypes, 'نوع الحاوية مطلوب'));
const size = pure(() => z.enum(containerSizes, 'حجم الحاوية مطلوب'));
const status = pure(() => z.enum(containerStatuses, 'حالة الحاوية غير صحيحة.'));
/** Of a draft: whether its type has its size. */
export const sizeFits = pure(() =>
  z.refine<{ type?: ContainerType | undefined; size?: ContainerSize | undefined }>(
    (value) => !value.type || !value.size || sizesOfType[value.type].includes(value.size),
    { error: 'الحجم المختار لا يناسب نوع الحاوية.', path: ['size'] },
  ),
);

export const containerDraft = pure(() =>
  z.object({ containerNumber: optionalNumber, type, size, price, status }).check(sizeFits),
);
export type ContainerDraft = z.output<typeof containerDraft>;
/** While it is typed, the price is text. */
export type ContainerInput = z.input<typeof containerDraft>;

const containerId = pure(() => z.object({ containerId: id }));

export const addContainer = endpoint(() => ({
  method: 'POST',
  path: '/api/company/containers/add',
  audience: 'company',
  right: 'change-fleet',
  // Without a number the server gives the next one, without a status the container is available.
  body: z
    .object({ containerNumber: optionalNumber, type, size, price, status: z._default(status, 'available') })
    .check(sizeFits),
  response: z.object({ container }),
  status: 201,
  defaultMessage: 'Failed to add container',
}));

export const addContainers = endpoint(() => ({
  method: 'POST',
  path: '/api/company/containers/add-many',
  perCaller: bulkLimit,
  audience: 'company',
  right: 'change-fleet',
  body: z
    .object({
      type,
      size,
      price,
      status: z._default(status, 'available'),
      count: z.optional(z.int(countRule).check(z.gte(1, countRule), z.lte(mostAtOnce, countRule))),
      numbers: z.optional(
        z.array(ownNumber).check(z.minLength(1, countRule), z.maxLength(mostAtOnce, countRule)),
      ),
      dryRun: z.optional(z.boolean()),
    })
    .check(
      sizeFits,
      z.refine((value) => (value.count === undefined) !== (value.numbers === undefined), {
        error: countRule,
        path: ['count'],
      }),
      z.refine((value) => new Set(value.numbers).size === (value.numbers?.length ?? 0), {
        error: 'في القائمة رقم مكرر',
        path: ['numbers'],
      }),
    ),
  response: z.object({
    /** Of the containers, as they are or would be numbered. */
    numbers: z.array(z.string()),
    /** Those that other containers of the company have, also deleted ones. */
    taken: z.array(z.string()),
    /** Empty after a dry run. */
    containers: z.array(container),
  }),
  defaultMessage: 'Failed to add container',
}));

export const updateContainer = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/containers/:containerId',
  audience: 'company',
  right: 'change-fleet',
  versioned: true,
  params: containerId,
  // The server checks a lone new size against the stored type.
  body: z
    .object({
      containerNumber: optionalNumber,
      type: z.optional(type),
      size: z.optional(size),
      price: z.optional(price),
      status: z.optional(status),
    })
    .check(sizeFits),
  response: z.object({ container }),
  defaultMessage: 'Failed to update container',
}));

export const deleteContainer = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/containers/:containerId',
  audience: 'company',
  right: 'change-fleet',
  params: containerId,
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete container',
}));

export const exportContainers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/containers/export',
  audience: 'company',
  right: 'see-work',
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch containers',
}));

export const importContainers = endpoint(() => ({
  method: 'POST',
  path: '/api/company/containers/import',
  audience: 'company',
  right: 'change-fleet',
  perCaller: importLimit,
  body: csvImport,
  bodyLimit: csvBodyLimit,
  takesAnyText: true,
  response: z.object({ report: importReport }),
  defaultMessage: 'Failed to add container',
}));
