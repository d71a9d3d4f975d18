import { createOffer as createOfferCall, offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
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

export function offerRoutes(app: App): void {
  serve(app, createOfferCall, async ({ body, session }) => ({
    offer: presentOffer(await createOffer(app, session, body)),
  })).throws(requestMissing, requestClosed, alreadyOffered, rentalDurationMissing, rentalDurationUnwanted);

  serve(app, offerGuidance, async ({ query: { globalOrderId }, session: { companyId } }) => ({
    guidance: presentGuidance(await guidanceFor(app, companyId, globalOrderId)),
  })).throws(requestMissing);
}
