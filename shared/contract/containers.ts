import * as z from '@hawiyat/shared/contract/schema';
import { answeredEnum } from './answered-enum.ts';
import { csvBodyLimit, csvImport, importLimit, importReport } from './csv.ts';
import { day, moment } from './days.ts';
import { endpoint } from './endpoint.ts';
import { price } from './money.ts';
import { badFilter, order, pageEnd, pageQuery, search } from './paging.ts';
import { pure } from './pure.ts';
import { id } from './text.ts';

export const containerTypes = ['حاويات أنقاض', 'مكابس نفايات', 'حاويات نفايات'] as const;
export const containerSizes = [
  '2 yard',
  '4 yard',
  '4 yard with lid',
  '6 yard',
  '12 yard',
  '20 yard',
  '30 yard',
] as const;
export const containerStatuses = ['available', 'rented', 'maintenance', 'reserved'] as const;

export type ContainerType = (typeof containerTypes)[number];
export type ContainerSize = (typeof containerSizes)[number];
export type ContainerStatus = (typeof containerStatuses)[number];

export const sizesOfType: Record<ContainerType, readonly ContainerSize[]> = {
  'حاويات أنقاض': ['12 yard', '20 yard', '30 yard'],
  'مكابس نفايات': ['12 yard', '20 yard'],
  'حاويات نفايات': ['2 yard', '4 yard', '4 yard with lid', '6 yard'],
};

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
    containerNumber: z.string(),
    type: answeredEnum(containerTypes),
    size: answeredEnum(containerSizes),
    price: z.number(),
    status: answeredEnum(containerStatuses),
    /** In use by an open order: cannot be deleted, and its status by hand does not change the order. */
    heldByOrder: z.boolean(),
    /** That order; null without one, missing from servers before it. */
    hold: z.optional(z.nullable(containerHold)),
    /** Rises with every change of type, size, price or status: what `If-Match` of an edit names. */
    version: z.optional(z.number()),
  }),
);
export type Container = z.infer<typeof container>;

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

export const listContainers = endpoint(() => ({
  method: 'GET',
  path: '/api/company/containers',
  audience: 'company',
  right: 'see-work',
  query: z.object({
    status: z.optional(z.enum(containerStatuses, badFilter)),
    type: z.optional(z.enum(containerTypes, badFilter)),
    /** Part of number or type. */
    q: z.optional(search),
    /** Newest first by default. */
    sort: z.optional(z.enum(['createdAt', 'price', 'containerNumber'], badFilter)),
    order,
    ...pageQuery,
  }),
  response: z.object({ containers: z.array(container), ...pageEnd }),
  defaultMessage: 'Failed to fetch containers',
}));

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
