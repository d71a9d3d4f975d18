import {
  acceptOffer as acceptOfferCall,
  cancelOrder as cancelOrderCall,
  cancelRequest as cancelRequestCall,
  listRequests,
  placeRequest as placeRequestCall,
} from '@hawiyat/shared/contract/marketplace/customer';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { orderMissing, orderNotCancelable } from '../orders/errors.ts';
import { cancelOrder } from '../orders/index.ts';
import { acceptOffer } from './accept-offer.ts';
import { cancelRequest } from './cancel-request.ts';
import {
  deliveryDayOutOfRange,
  noFreeContainer,
  offerChanged,
  offerMissing,
  offerWithdrawn,
  phoneNotVerified,
  requestAccepted,
  requestClosed,
  requestMissing,
  requestNotCancelable,
  tooManyOpenRequests,
  tooManyUndeliveredOrders,
} from './errors.ts';
import { placeRequest } from './place-request.ts';
import { presentCustomerRequest } from './request-presenter.ts';
import { findRequests, requestById } from './request-queries.ts';

export function customerRequestRoutes(app: App): void {
  const presented = async (customerId: string, requestId: string) => ({
    request: presentCustomerRequest(await requestById(app, customerId, requestId)),
  });

  serve(app, placeRequestCall, async ({ body, session: { customerId } }) =>
    presented(customerId, await placeRequest(app, customerId, body)),
  ).throws(deliveryDayOutOfRange, phoneNotVerified, tooManyOpenRequests);

  serve(
    app,
    listRequests,
    async ({ query, session: { customerId } }) => {
      const { requests, ...end } = await findRequests(app, customerId, query);
      return { requests: requests.map(presentCustomerRequest), ...end };
    },
    { isList: true },
  );

  serve(app, acceptOfferCall, async ({ params: { requestId }, body: { offerId, price }, session }) => {
    const { customerId } = session;
    await acceptOffer(app, { customerId, requestId, offerId, price });
    return presented(customerId, requestId);
  }).throws(
    requestMissing,
    requestAccepted,
    requestClosed,
    offerMissing,
    offerWithdrawn,
    offerChanged,
    noFreeContainer,
    tooManyUndeliveredOrders,
  );

  serve(app, cancelRequestCall, async ({ params: { requestId }, session: { customerId } }) => {
    await cancelRequest(app, customerId, requestId);
    return presented(customerId, requestId);
  }).throws(requestMissing, requestNotCancelable);

  serve(app, cancelOrderCall, async ({ params: { orderId }, session: { customerId } }) =>
    presented(customerId, await cancelOrder(app, customerId, orderId)),
  ).throws(orderMissing, orderNotCancelable);
}
