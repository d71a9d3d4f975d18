import * as z from '@hawiyat/shared/contract/core/schema';
import { latinDigits } from '../core/digits.ts';
import { endpoint } from '../core/endpoint.ts';
import { price } from '../core/money.ts';
import { object, pure } from '../core/pure.ts';
import { missing, tooLong } from '../core/text.ts';
import { answeredEnum, id } from '../core/values.ts';
import { rentalTypes } from '../orders/orders.ts';

export const rentalDurations = [7, 10] as const;
export const offerStatuses = ['submitted', 'accepted', 'declined'] as const;

export const offer = object(() => ({
  id: z.string(),
  globalOrderId: z.string(),
  /** Riyals, VAT included. */
  price: z.number(),
  rentalDuration: z.nullable(z.number()),
  status: z.enum(offerStatuses),
}));
export type Offer = z.infer<typeof offer>;

const durationWrong = 'مدة التأجير يجب أن تكون 7 أو 10 أيام.';

export const offerDuration = pure(() =>
  z._default(
    z.nullable(
      z.pipe(
        z.pipe(
          z.union([z.string().check(z.maxLength(20)), z.number()], durationWrong),
          z.transform((value) =>
            Number(typeof value === 'string' ? latinDigits(value).trim() || Number.NaN : value),
          ),
        ),
        z.literal(rentalDurations, durationWrong),
      ),
    ),
    null,
  ),
);

/** The server checks whether the request allows a duration. */
export const offerDraft = object(() => ({
  globalOrderId: z.string(missing).check(z.minLength(1, missing), z.maxLength(64, tooLong)),
  price,
  rentalDuration: offerDuration,
}));

export const createOffer = endpoint('POST /api/company/offers', () => ({
  right: 'offer',
  undo: 'undoable',
  // More than people send; a program that floods the marketplace is slowed down.
  perCaller: { counted: 'offers', whose: 'company', allowed: 120, seconds: 60 },
  body: offerDraft,
  response: z.object({ offer }),
  status: 201,
  defaultMessage: 'Failed to create offer',
}));

const range = pure(() => z.nullable(z.object({ least: z.number(), most: z.number(), count: z.number() })));

export const offerGuidance = endpoint('GET /api/company/offers/guidance', () => ({
  right: 'offer',
  query: z.object({ globalOrderId: id }),
  response: z.object({
    guidance: z.object({
      freeContainers: z.number(),
      listPrices: range,
      acceptedPrices: range,
      isFree: z.boolean(),
      basis: z.nullable(
        z.object({
          kind: answeredEnum(['accepted', 'list']),
          rentalType: answeredEnum(rentalTypes),
          least: z.number(),
          most: z.number(),
          count: z.number(),
        }),
      ),
      defaults: z.optional(
        z.object({ price: z.nullable(z.number()), rentalDuration: z.nullable(z.number()) }),
      ),
      dayOff: z.optional(z.nullable(z.string())),
    }),
  }),
  defaultMessage: 'Failed to create offer',
}));
