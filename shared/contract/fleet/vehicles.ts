import * as z from '@hawiyat/shared/contract/core/schema';
import { answeredEnum } from '../core/answered-enum.ts';
import { day } from '../core/days.ts';
import { endpoint } from '../core/endpoint.ts';
import { pageEnd, pageQuery } from '../core/paging.ts';
import { pure } from '../core/pure.ts';
import { unreadText } from '../core/sheet-text.ts';
import { id, missing, optionalText, tooLong } from '../core/text.ts';
import { typedAmount } from '../core/typed-amount.ts';
import { paperStates } from './documents.ts';
import { parsePlate } from './plate.ts';

const stored = pure(() => ({
  id: z.string(),
  /** `7356 TNJ`; `arabicPlate` shows it as «ح ن ط 7356». */
  plate: z.string(),
  name: z.nullable(z.string()),
  /** Metric tons that it may carry. */
  capacityTons: z.nullable(z.number()),
  /** Its usual driver. */
  driverId: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  /** Rises with every change of what a form edits: what `If-Match` of an edit names. */
  version: z.number(),
}));

/** What is stored of a truck itself. */
export const truckFacts = pure(() => z.object(stored));
export const truck = pure(() =>
  z.object({
    ...stored,
    driverName: z.nullable(z.string()),
    /** The one of its papers that expires first; null without any. */
    papers: z.nullable(z.object({ expiresOn: day, state: answeredEnum(paperStates) })),
  }),
);
export type Truck = z.infer<typeof truck>;

const plateWrong = 'اكتب اللوحة بثلاثة أحرف من أحرف اللوحات وبرقم من 1 إلى 4 خانات، مثل: ح ن ط 7356';
const plate = pure(() =>
  z.pipe(
    z.pipe(
      z.string('رقم اللوحة مطلوب').check(z.maxLength(40, tooLong), z.regex(/\S/, 'رقم اللوحة مطلوب')),
      z.transform((text) => parsePlate(text)),
    ),
    z.string(plateWrong),
  ),
);
const tonsWrong = 'اكتب الحمولة بالطن، من 0.1 إلى 200';
const capacityTons = pure(() =>
  z.optional(
    z.nullable(
      z.pipe(
        z.pipe(
          z.union([z.string().check(z.maxLength(60, tooLong)), z.number()], tonsWrong),
          z.transform((value) => {
            if (typeof value === 'number') return value;
            return typedAmount(value.replace(/\s*(?:أطنان|طنًا|طنا|طن|tons?|t)\.?\s*$/i, '')) ?? null;
          }),
        ),
        z.nullable(
          z.number({ error: ({ input }) => unreadText(input, tonsWrong) }).check(
            z.gte(0.1, tonsWrong),
            z.lte(200, tonsWrong),
            z.refine((tons) => Math.round(tons * 10) / 10 === tons, 'خانة عشرية واحدة على الأكثر'),
          ),
        ),
      ),
    ),
  ),
);
/** An empty choice is nobody. */
const chosenDriver = pure(() =>
  z.optional(
    z.nullable(
      z.pipe(
        z.string(missing).check(z.maxLength(64)),
        z.transform((text) => text.trim() || null),
      ),
    ),
  ),
);

const others = pure(() => ({
  name: optionalText(100),
  capacityTons,
  driverId: chosenDriver,
  notes: optionalText(500),
}));

export const truckDraft = pure(() => z.object({ plate, ...others }));
export type TruckDraft = z.output<typeof truckDraft>;
/** While it is typed, the capacity is text. */
export type TruckInput = z.input<typeof truckDraft>;

const truckId = pure(() => z.object({ truckId: id }));

export const listTrucks = endpoint(() => ({
  method: 'GET',
  path: '/api/company/trucks',
  audience: 'company',
  right: 'see-work',
  query: z.object(pageQuery),
  response: z.object({ trucks: z.array(truck), ...pageEnd }),
  defaultMessage: 'Failed to fetch trucks',
}));

export const addTruck = endpoint(() => ({
  method: 'POST',
  path: '/api/company/trucks',
  audience: 'company',
  right: 'change-fleet',
  body: truckDraft,
  response: z.object({ truck }),
  status: 201,
  defaultMessage: 'Failed to add the truck',
}));

export const updateTruck = endpoint(() => ({
  method: 'PATCH',
  path: '/api/company/trucks/:truckId',
  audience: 'company',
  right: 'change-fleet',
  versioned: true,
  params: truckId,
  body: z.object({ plate: z.optional(plate), ...others }),
  response: z.object({ truck }),
  defaultMessage: 'Failed to update the truck',
}));

export const deleteTruck = endpoint(() => ({
  method: 'DELETE',
  path: '/api/company/trucks/:truckId',
  audience: 'company',
  right: 'change-fleet',
  params: truckId,
  response: z.object({ message: z.string() }),
  defaultMessage: 'Failed to delete the truck',
}));
