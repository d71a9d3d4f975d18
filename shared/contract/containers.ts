import * as z from '@hawiyat/shared/contract/schema';
import {
  type ContainerSize,
  type ContainerType,
  container,
  containerSizes,
  containerStatuses,
  containerTypes,
  sizesOfType,
} from './container-list.ts';
import { csvBodyLimit, csvImport, importLimit, importReport } from './csv.ts';
import { endpoint } from './endpoint.ts';
import { price } from './money.ts';
import { pure } from './pure.ts';
import { id } from './text.ts';

/** In a file of its own, so that a page that shows containers does not load what changes them. */
export * from './container-list.ts';

const type = pure(() => z.enum(containerTypes, 'نوع الحاوية مطلوب'));
const size = pure(() => z.enum(containerSizes, 'حجم الحاوية مطلوب'));
const status = pure(() => z.enum(containerStatuses, 'حالة الحاوية غير صحيحة.'));
const sizeFits = pure(() =>
  z.refine<{ type?: ContainerType | undefined; size?: ContainerSize | undefined }>(
    (value) => !value.type || !value.size || sizesOfType[value.type].includes(value.size),
    { error: 'الحجم المختار لا يناسب نوع الحاوية.', path: ['size'] },
  ),
);

export const containerDraft = pure(() => z.object({ type, size, price, status }).check(sizeFits));
export type ContainerDraft = z.output<typeof containerDraft>;
/** While it is typed, the price is text. */
export type ContainerInput = z.input<typeof containerDraft>;

const containerId = pure(() => z.object({ containerId: id }));

export const addContainer = endpoint(() => ({
  method: 'POST',
  path: '/api/company/containers/add',
  audience: 'company',
  right: 'change-fleet',
  // Without a status the container is available.
  body: z.object({ type, size, price, status: z._default(status, 'available') }).check(sizeFits),
  response: z.object({ container }),
  status: 201,
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

/** Columns: number, type, size, price, status, by their Arabic names; `importContainers` reads the same file. */
export const exportContainers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/containers/export',
  audience: 'company',
  right: 'see-work',
  response: z.string(),
  answers: 'csv',
  defaultMessage: 'Failed to fetch containers',
}));

/** Adds rows without a number, updates rows with a known one, and skips rows with a fault. */
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
