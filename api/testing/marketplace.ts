import { randomInt } from 'node:crypto';
import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import {
  acceptOffer,
  type CustomerRequest,
  placeRequest,
} from '@hawiyat/shared/contract/marketplace/customer';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { startCustomerSession } from '../src/auth/sessions/customer-sessions.ts';
import { startDriverSession } from '../src/auth/sessions/driver-sessions.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';
import { addDays, dayOf } from '../src/kernel/calendar.ts';
import type { TestServer } from './server.ts';

const many = { openRequests: 1000, undeliveredOrders: 1000 };

export type Market = ReturnType<typeof marketplace>;
export type MarketCompany = Awaited<ReturnType<Market['company']>>;
export type MarketCustomer = Awaited<ReturnType<Market['customer']>>;
export type MarketDriver = Awaited<ReturnType<Market['driver']>>;

/** Rows that take part in the marketplace, made by the calls that make them, but for people: those are inserted. */
export function marketplace(server: TestServer) {
  const post = async (path: string, token: string, json: unknown, method = 'POST') => {
    const answer = await server.fetch(path, { method, token, json });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const day = (ahead = 0) => addDays(dayOf(server.app.now()), ahead);
  const phone = () => `05${String(randomInt(1e8)).padStart(8, '0')}`;

  /** @param limits as an operator sets them; so many when left out that no test comes near */
  async function customer(limits: { openRequests: number | null; undeliveredOrders: number | null } = many) {
    const { id } = await asPlatform(server.db, (tx) =>
      tx
        .insertInto('customers')
        .values({
          ...{ name: 'نورة القحطاني', phone: phone(), birth_date: '1990-01-01', phone_proven_at: new Date() },
          most_open_requests: limits.openRequests,
          most_undelivered_orders: limits.undeliveredOrders,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return { id, token: await startCustomerSession(server.db, id, server.app.now()) };
  }

  async function company(containers = 2) {
    const made = await server.createCompany('شركة');
    const token = await made.signIn();
    const company = { id: made.id, token, identifier: made.credentials.domain };
    for (let i = 0; i < containers; i += 1)
      await post(addContainer.path, token, {
        type: 'حاويات أنقاض',
        size: '20 yard',
        price: 500,
        status: 'available',
      });
    return company;
  }

  async function driver(companyId: string, name = 'سعيد الغامدي') {
    const { id } = await asCompany(server.db, companyId, (tx) =>
      tx
        .insertInto('drivers')
        .values({ company_id: companyId, name, phone: phone(), identity_number: phone() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const token = await startDriverSession(server.db, { companyId, driverId: id }, server.app.now());
    return { id, name, token };
  }

  const draft = () => ({
    containerType: 'حاويات أنقاض',
    containerSize: '20 yard',
    deliveryDate: day(),
    rentalType: 'once',
    deliveryLocation: { latitude: 24.7, longitude: 46.7 },
  });

  async function place(token: string, about: object = {}): Promise<CustomerRequest> {
    return placeRequest.response.parse(await post(placeRequest.path, token, { ...draft(), ...about }))
      .request;
  }

  async function offer(
    token: string,
    globalOrderId: string,
    price = 450.5,
    rentalDuration: number | null = 7,
  ) {
    const answer = await post(createOffer.path, token, { globalOrderId, price, rentalDuration });
    return createOffer.response.parse(answer).offer;
  }

  async function accept(token: string, requestId: string, offerId: string): Promise<CustomerRequest> {
    const answer = await post(acceptOffer.path.replace(':requestId', requestId), token, { offerId });
    return acceptOffer.response.parse(answer).request;
  }

  /** An order of that company, from the request to the acceptance; with a driver, also assigned. */
  async function order(
    by: { token: string },
    {
      customerToken,
      about = {},
      driverId,
    }: { customerToken?: string; about?: object; driverId?: string } = {},
  ) {
    const token = customerToken ?? (await customer()).token;
    const request = await place(token, about);
    const made = await offer(by.token, request.id, 450.5, request.rentalType === 'once' ? 7 : null);
    const accepted = await accept(token, request.id, made.id);
    if (!accepted.order) throw new Error('No order came of the acceptance');
    const { id } = accepted.order;
    if (driverId !== undefined)
      await post(assignDriver.path.replace(':orderId', id), by.token, { driverId }, 'PATCH');
    return { id, requestId: request.id, customerToken: token };
  }

  return { customer, company, driver, draft, place, offer, accept, order, post, day };
}
