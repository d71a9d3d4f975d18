import type { Input } from '../contract/core/endpoint.ts';
import { addDriver } from '../contract/fleet/drivers.ts';
import {
  acceptOffer,
  cancelOrder,
  cancelRequest,
  listRequests,
  placeRequest,
  registerCustomer,
} from '../contract/marketplace/customer.ts';
import { sendPhoneCode, verifyPhone } from '../contract/marketplace/customer-phone.ts';
import { createOffer } from '../contract/marketplace/offers.ts';
import { moveOrder, moveSubOrder, signInDriver } from '../contract/orders/driver-app.ts';
import { daysAfter, today } from '../locale/today.ts';
import { askServer } from './ask-server.ts';
import { freshDigits } from './fresh-digits.ts';
import { demoSignIn } from './running-panel.ts';

type Request = Input<typeof placeRequest>['body'];
type OrderStep = Input<typeof moveOrder>['body'];
type SubOrderStep = Input<typeof moveSubOrder>['body'];

const phone = () => `05${freshDigits()}`;
/** Text messages reach mobile numbers only. */
const mobile = () => `055${freshDigits().slice(1)}`;

/** @returns a day in Riyadh as `YYYY-MM-DD`, by default today */
export function riyadhDay(daysFromToday = 0): string {
  return daysAfter(today(), daysFromToday);
}

/** The code in the latest text message to a phone, from the panel's outbox. */
async function codeInOutbox(url: string, to: string): Promise<string> {
  const page = await (await fetch(`${url}/outbox`)).text();
  const message = page.split('<article>').find((part) => part.includes(`>${to}<`)) ?? '';
  const code = /<pre>[^<]*?(\d{6})/.exec(message)?.[1];
  if (code === undefined) throw new Error('No text message came');
  return code;
}

/** A new customer in the customers' app, with a verified phone. */
export async function customerApp(url: string) {
  const { token, customer } = await askServer(url, '', registerCustomer, {
    body: { name: 'نورة القحطاني', phone: mobile(), birthDate: '1990-01-01', password: 'long-enough-2026' },
  });
  await askServer(url, token, sendPhoneCode, {});
  await askServer(url, token, verifyPhone, { body: { code: await codeInOutbox(url, customer.phone) } });
  return {
    async place(about: Partial<Request> = {}) {
      const body = {
        containerType: 'حاويات أنقاض',
        containerSize: '20 yard',
        deliveryDate: riyadhDay(),
        rentalType: 'once',
        deliveryLocation: { latitude: 24.7136, longitude: 46.6753 },
        ...about,
      } as Request;
      return (await askServer(url, token, placeRequest, { body })).request;
    },
    cancel: (requestId: string) => askServer(url, token, cancelRequest, { params: { requestId } }),
    cancelOrder: (orderId: string) => askServer(url, token, cancelOrder, { params: { orderId } }),
    /** The customer's own request with its offers. */
    async look(requestId: string) {
      const { requests } = await askServer(url, token, listRequests, { query: {} });
      const found = requests.find((request) => request.id === requestId);
      if (!found) throw new Error('The request is not among the customer’s own');
      return found;
    },
    async accept(requestId: string, offerId: string) {
      const answer = await askServer(url, token, acceptOffer, { params: { requestId }, body: { offerId } });
      if (!answer.request.order) throw new Error('The accepted request has no order');
      return answer.request.order;
    },
  };
}

/** Creates an order of the company: request, offer, acceptance. @param token the company's session */
export async function orderOf(url: string, token: string, about: Partial<Request> = {}, price = 450) {
  const customer = await customerApp(url);
  const request = await customer.place(about);
  const rentalDuration = request.rentalType === 'once' ? 7 : null;
  const { offer } = await askServer(url, token, createOffer, {
    body: { globalOrderId: request.id, price, rentalDuration },
  });
  return customer.accept(request.id, offer.id);
}

/** A new driver of the demo company, signed in to the drivers' app. @param token the company's session */
export async function driverApp(url: string, token: string, name: string) {
  const password = 'drivers-2026';
  const draft = { name, phone: phone(), identityNumber: `10${freshDigits()}`, password };
  const { driver } = await askServer(url, token, addDriver, { body: draft });
  const { domain } = demoSignIn;
  const app = await askServer(url, '', signInDriver, { body: { domain, phone: driver.phone, password } });
  return {
    driver,
    move: (orderId: string, body: OrderStep) =>
      askServer(url, app.token, moveOrder, { params: { orderId }, body }),
    moveSubOrder: (subOrderId: string, body: SubOrderStep) =>
      askServer(url, app.token, moveSubOrder, { params: { subOrderId }, body }),
  };
}
