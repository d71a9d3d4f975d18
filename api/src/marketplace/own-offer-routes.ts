import {
  changeOffer as changeOfferCall,
  listOwnOffers,
  offerResults,
  withdrawOffer as withdrawOfferCall,
} from '@hawiyat/shared/contract/marketplace/own-offers';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { outdatedEdit } from '../kernel/errors.ts';
import { toRiyals } from '../kernel/money.ts';
import { cityOf } from '../kernel/place-in-words.ts';
import { changeOffer, withdrawOffer } from './change-offer.ts';
import {
  offerAccepted,
  offerAlreadyWithdrawn,
  offerLost,
  offerMissing,
  rentalDurationMissing,
  rentalDurationUnwanted,
} from './errors.ts';
import { offerResultsOf } from './offer-results.ts';
import { presentOwnOffer } from './own-offer-presenter.ts';
import { findDecidedOffers, findOwnOffers } from './own-offer-queries.ts';

export function ownOfferRoutes(app: App): void {
  serve(
    app,
    listOwnOffers,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findOwnOffers(app, companyId, query);
      return { offers: rows.map(presentOwnOffer), ...end };
    },
    { isList: true },
  );

  serve(app, offerResults, async ({ session: { companyId } }) => {
    const rows = await findDecidedOffers(app, companyId);
    const results = offerResultsOf(
      rows.map((row) => ({
        containerType: row.container_type,
        containerSize: row.container_size,
        rentalType: row.rental_type,
        city: cityOf(row),
        isAccepted: row.status === 'accepted',
        price: toRiyals(row.price),
      })),
    );
    return { offers: rows.length, results };
  });

  serve(app, changeOfferCall, async ({ params: { offerId }, body, session }) => ({
    offer: presentOwnOffer(await changeOffer(app, session, { offerId, ...body })),
  })).throws(
    offerMissing,
    offerAccepted,
    offerLost,
    offerAlreadyWithdrawn,
    outdatedEdit,
    rentalDurationMissing,
    rentalDurationUnwanted,
  );

  serve(app, withdrawOfferCall, async ({ params: { offerId }, body: { version }, session }) => ({
    offer: presentOwnOffer(await withdrawOffer(app, session, { offerId, version })),
  })).throws(offerMissing, offerAccepted, offerLost, offerAlreadyWithdrawn, outdatedEdit);
}
