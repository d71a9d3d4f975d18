import * as z from '@hawiyat/shared/contract/core/schema';
import { endpoint } from '../core/endpoint.ts';
import { givenDay } from '../core/given-day.ts';
import { isWholeHalalas } from '../core/money.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { photo } from '../core/picture.ts';
import { object, pure } from '../core/pure.ts';
import { unreadText } from '../core/sheet-text.ts';
import { filled, tooLong } from '../core/text.ts';
import { typedAmount } from '../core/typed-amount.ts';
import { answeredEnum, day, moment, saying } from '../core/values.ts';
import { container } from './containers.ts';
import { month } from './utilization.ts';

export const containerStepKinds = [
  'added',
  'reserved',
  'delivered',
  'emptied',
  'returned',
  'canceled',
  'changed',
  'maintained',
] as const;

export const containerStep = object(() => ({
  id: z.string(),
  kind: answeredEnum(containerStepKinds),
  /** Of maintenance noon of its day. */
  at: moment,
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
  place: z.nullable(z.string()),
  by: z.nullable(z.string()),
  proofUrl: z.nullable(z.string()),
  text: z.nullable(z.string()),
  cost: z.nullable(z.number()),
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
}));
export type ContainerStep = z.infer<typeof containerStep>;

export const maintenance = object(() => ({
  id: z.string(),
  day,
  text: z.string(),
  cost: z.nullable(z.number()),
  by: z.nullable(z.string()),
}));
export type Maintenance = z.infer<typeof maintenance>;

export const containerPicture = object(() => ({ id: z.string(), url: z.string(), addedAt: moment }));
export type ContainerPicture = z.infer<typeof containerPicture>;

export const mostPictures = 12;
export const mostMaintenance = 500;

export const containerFacts = object(() => ({
  container,
  /** 0 when the day of return has not passed, or is unknown. */
  daysLate: z.number(),
  driverName: z.nullable(z.string()),
  returnTask: z.nullable(z.object({ id: z.string(), status: z.string() })),
  depot: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  incomeThisYear: z.number(),
  months: z.array(z.object({ month, share: z.nullable(z.number()), income: z.number() })),
  maintenance: z.array(maintenance),
  pictures: z.array(containerPicture),
}));
export type ContainerFacts = z.infer<typeof containerFacts>;

export const fetchContainer = endpoint('GET /api/company/containers/:containerId/details', () => ({
  right: 'see-work',
  response: z.object({ details: containerFacts }),
  defaultMessage: 'Failed to fetch containers',
}));

export const listContainerSteps = endpoint('GET /api/company/containers/:containerId/timeline', () => ({
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({ steps: z.array(containerStep), ...pageEnd }),
  defaultMessage: 'Failed to fetch containers',
}));

export const costRule = 'التكلفة يجب أن تكون رقماً أكبر من صفر';
const mostCost = 99_999_999.99;

/** Typed riyals; a blank counts as left out. */
const cost = pure(() =>
  z.pipe(
    z.pipe(
      z.optional(z.nullable(z.union([z.string().check(z.maxLength(100, tooLong)), z.number()], costRule))),
      z.transform((typed) => (typeof typed === 'string' ? (typedAmount(typed) ?? null) : (typed ?? null))),
    ),
    z.nullable(
      z
        .number({ error: ({ input }) => unreadText(input, costRule) })
        .check(
          z.gt(0, costRule),
          z.lte(mostCost, 'القيمة خارج النطاق المسموح به'),
          z.refine(isWholeHalalas, 'يرجى كتابة التكلفة بمنزلتين عشريتين على الأكثر'),
        ),
    ),
  ),
);

export const maintenanceDraft = object(() => ({
  day: givenDay,
  text: filled(500, 'يرجى كتابة ما تم في الصيانة'),
  cost,
}));
export type MaintenanceDraft = z.output<typeof maintenanceDraft>;
export type MaintenanceInput = z.input<typeof maintenanceDraft>;

export const addMaintenance = endpoint('POST /api/company/containers/:containerId/maintenance', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  body: maintenanceDraft,
  response: z.object({ maintenance }),
  status: 201,
}));

export const updateMaintenance = endpoint(
  'PATCH /api/company/containers/:containerId/maintenance/:maintenanceId',
  () => ({
    right: 'change-fleet',
    undo: 'undoable',
    body: maintenanceDraft,
    response: z.object({ maintenance }),
  }),
);

export const deleteMaintenance = endpoint(
  'DELETE /api/company/containers/:containerId/maintenance/:maintenanceId',
  () => ({ right: 'change-fleet', undo: 'confirmed', response: saying }),
);

export const addContainerPicture = endpoint('POST /api/company/containers/:containerId/pictures', () => ({
  right: 'change-fleet',
  undo: 'undoable',
  body: z.object({ picture: photo('يرجى اختيار صورة') }),
  multipart: true,
  files: 'photos',
  response: z.object({ picture: containerPicture }),
  status: 201,
}));

export const deleteContainerPicture = endpoint(
  'DELETE /api/company/containers/:containerId/pictures/:pictureId',
  () => ({ right: 'change-fleet', undo: 'confirmed', response: saying }),
);
