import { createOffer as createOfferCall, offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import { listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { placeUnknown } from '../orders/errors.ts';
import { createOffer } from './create-offer.ts';
import {
  alreadyOffered,
  rentalDurationMissing,
  rentalDurationUnwanted,
  requestClosed,
  requestMissing,
} from './errors.ts';
import { presentGuidance, presentOffer } from './offer-presenter.ts';
import { guidanceFor } from './offer-queries.ts';
import { presentOpenRequest } from './open-request-presenter.ts';
import { findOpenRequests } from './open-request-queries.ts';

export function openRequestRoutes(app: App): void {
  serve(
    app,
    listPendingOrders,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findOpenRequests(app, companyId, query);
      return { orders: rows.map(presentOpenRequest), ...end };
    },
    { isList: true },
  ).throws(placeUnknown);
}

export function offerRoutes(app: App): void {
  serve(app, createOfferCall, async ({ body, session }) => ({
    offer: presentOffer(await createOffer(app, session, body)),
  })).throws(requestMissing, requestClosed, alreadyOffered, rentalDurationMissing, rentalDurationUnwanted);

  serve(app, offerGuidance, async ({ query: { globalOrderId }, session: { companyId } }) => ({
    guidance: presentGuidance(await guidanceFor(app, companyId, globalOrderId)),
  })).throws(requestMissing);
}
