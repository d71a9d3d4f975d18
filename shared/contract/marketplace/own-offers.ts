import * as z from '@hawiyat/shared/contract/core/schema';
import { containerSizes, containerTypes } from '../core/container-kinds.ts';
import { endpoint } from '../core/endpoint.ts';
import { price } from '../core/money.ts';
import { badFilter, pageEnd, pageQuery } from '../core/paging.ts';
import { object, pure } from '../core/pure.ts';
import { answeredEnum, moment } from '../core/values.ts';
import { rentalTypes, shownRequest } from '../orders/orders.ts';
import { offerDuration } from './offers.ts';
import { ownOfferStatuses } from './own-offer-statuses.ts';

export const ownOffer = object(() => ({
  id: z.string(),
  globalOrderId: z.string(),
  status: answeredEnum(ownOfferStatuses),
  price: z.number(),
  rentalDuration: z.nullable(z.number()),
  offeredAt: moment,
  version: z.number(),
  request: z.object(shownRequest),
  order: z.nullable(z.object({ id: z.string(), number: z.string() })),
}));
export type OwnOffer = z.infer<typeof ownOffer>;

export const listOwnOffers = endpoint('GET /api/company/offers', () => ({
  right: 'see-work',
  query: z.object({ status: z.optional(z.enum(ownOfferStatuses, badFilter)), ...pageQuery }),
  response: z.object({ offers: z.array(ownOffer), ...pageEnd }),
  defaultMessage: 'Failed to fetch offers',
}));
const version = pure(() => z.optional(z.int('القيمة غير صحيحة')));

export const changeOffer = endpoint('PATCH /api/company/offers/:offerId', () => ({
  right: 'offer',
  undo: 'undoable',
  body: z.object({ price, rentalDuration: offerDuration, version }),
  response: z.object({ offer: ownOffer }),
  defaultMessage: 'Failed to change the offer',
}));

export const withdrawOffer = endpoint('POST /api/company/offers/:offerId/withdraw', () => ({
  right: 'offer',
  undo: 'confirmed',
  body: z.object({ version }),
  response: z.object({ offer: ownOffer }),
  defaultMessage: 'Failed to withdraw the offer',
}));

const prices = pure(() => z.nullable(z.object({ least: z.number(), middle: z.number(), most: z.number() })));

export const offerResult = object(() => ({
  containerType: answeredEnum(containerTypes),
  containerSize: answeredEnum(containerSizes),
  rentalType: answeredEnum(rentalTypes),
  city: z.nullable(z.string()),
  accepted: z.number(),
  lost: z.number(),
  winRate: z.number(),
  acceptedPrices: prices,
  lostPrices: prices,
}));
export type OfferResult = z.infer<typeof offerResult>;

export const mostResults = 1_000;

export const offerResults = endpoint('GET /api/company/offers/results', () => ({
  right: 'see-work',
  response: z.object({ offers: z.number(), results: z.array(offerResult) }),
  defaultMessage: 'Failed to fetch offers',
}));
