import * as z from 'zod/mini';
import { latinDigits } from './digits.ts';
import { endpoint } from './endpoint.ts';

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

/** The sizes that each type comes in (specification, section 3). */
export const sizesOfType: Record<ContainerType, readonly ContainerSize[]> = {
  'حاويات أنقاض': ['12 yard', '20 yard', '30 yard'],
  'مكابس نفايات': ['12 yard', '20 yard'],
  'حاويات نفايات': ['2 yard', '4 yard', '4 yard with lid', '6 yard'],
};

export const container = z.object({
  id: z.string(),
  containerNumber: z.string(),
  type: z.enum(containerTypes),
  size: z.enum(containerSizes),
  price: z.number(),
  status: z.enum(containerStatuses),
});
export type Container = z.infer<typeof container>;

const type = z.enum(containerTypes, 'نوع الحاوية مطلوب');
const size = z.enum(containerSizes, 'حجم الحاوية مطلوب');
const status = z.enum(containerStatuses, 'حالة الحاوية غير صحيحة.');
const priceMissing = 'السعر مطلوب';
const priceRule = 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر';

/** What a person typed, or a number, as riyals; an empty text is no price, and a text that is no number is NaN. */
const riyals = z.pipe(
  z.union([z.string(), z.number()], priceMissing),
  z.transform((it) => {
    const text = latinDigits(String(it)).replace(/[\s,٬]/g, '');
    if (text === '') return undefined;
    return /^-?\d*\.?\d*$/.test(text) ? Number(text) : Number.NaN;
  }),
);

/** Riyals in steps of 0.01, within what the column numeric(10,2) holds. */
const price = z.pipe(
  riyals,
  z.number({ error: (issue) => (issue.input === undefined ? priceMissing : priceRule) }).check(
    z.gt(0, priceRule),
    z.lte(99_999_999.99, 'القيمة خارج النطاق المسموح به'),
    z.refine((it) => Math.abs(it * 100 - Math.round(it * 100)) < 1e-6, priceRule),
  ),
);

const sizeFits = z.refine<{ type?: ContainerType | undefined; size?: ContainerSize | undefined }>(
  (it) => !it.type || !it.size || sizesOfType[it.type].includes(it.size),
  { error: 'الحجم المختار لا يناسب نوع الحاوية.', path: ['size'] },
);

/** What the add and edit forms send (specification, section 5). */
export const containerDraft = z.object({ type, size, price, status }).check(sizeFits);
export type ContainerDraft = z.output<typeof containerDraft>;
/** The same while it is typed: the price is still text. */
export type ContainerInput = z.input<typeof containerDraft>;

const containerId = z.object({ containerId: z.string().check(z.maxLength(64)) });

export const listContainers = endpoint({
  method: 'GET',
  path: '/api/company/containers',
  audience: 'company',
  query: z.object({
    status: z.optional(z.enum(containerStatuses, 'قيمة التصفية غير صحيحة.')),
    type: z.optional(z.enum(containerTypes, 'قيمة التصفية غير صحيحة.')),
    q: z.optional(z.string().check(z.maxLength(100, 'القيمة أطول من المسموح به'))),
  }),
  response: z.object({ containers: z.array(container) }),
  fallback: 'Failed to fetch containers',
});

export const addContainer = endpoint({
  method: 'POST',
  path: '/api/company/containers/add',
  audience: 'company',
  // A container added without a status is available (section 4).
  body: z.object({ type, size, price, status: z._default(status, 'available') }).check(sizeFits),
  response: z.object({ container }),
  status: 201,
  fallback: 'Failed to add container',
});

export const updateContainer = endpoint({
  method: 'PATCH',
  path: '/api/company/containers/:containerId',
  audience: 'company',
  params: containerId,
  // Whether a lone new size fits the stored type is for the server to say.
  body: z
    .object({
      type: z.optional(type),
      size: z.optional(size),
      price: z.optional(price),
      status: z.optional(status),
    })
    .check(sizeFits),
  response: z.object({ container }),
  fallback: 'Failed to update container',
});

export const deleteContainer = endpoint({
  method: 'DELETE',
  path: '/api/company/containers/:containerId',
  audience: 'company',
  params: containerId,
  response: z.object({ message: z.string() }),
  fallback: 'Failed to delete container',
});
