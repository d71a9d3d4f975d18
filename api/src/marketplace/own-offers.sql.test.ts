import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { acceptOffer, listRequests } from '@hawiyat/shared/contract/marketplace/customer';
import { offerGuidance } from '@hawiyat/shared/contract/marketplace/offers';
import {
  changeOffer,
  listOwnOffers,
  offerResults,
  withdrawOffer,
} from '@hawiyat/shared/contract/marketplace/own-offers';
import { countOrders, listPendingOrders } from '@hawiyat/shared/contract/orders/orders';
import { beforeEach, expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';
import type { MarketCompany, MarketCustomer } from '../../testing/marketplace.ts';
import { rejected, statusAndBody, unknownId } from '../../testing/responses.ts';

const { server, market } = await marketServer();
let mine: MarketCompany;
let other: MarketCompany;
let customer: MarketCustomer;
beforeEach(async () => {
  [mine, other] = [await market.company(), await market.company()];
  customer = await market.customer();
});

const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const own = async (query = '', token = mine.token) =>
  listOwnOffers.response.parse(await answer(listOwnOffers.path + query, token)).offers;
const pendingRow = async (id: string, token = mine.token) =>
  listPendingOrders.response
    .parse(await answer(listPendingOrders.path, token))
    .orders.find((order) => order.id === id);
const newOrders = async () =>
  countOrders.response.parse(await answer(countOrders.path, mine.token)).counts.newOrders;
const change = (offerId: string, json: object, token = mine.token) =>
  server.fetch(changeOffer.path.replace(':offerId', offerId), { method: 'PATCH', token, json });
const withdraw = (offerId: string, json = {}, token = mine.token) =>
  server.fetch(withdrawOffer.path.replace(':offerId', offerId), { method: 'POST', token, json });
const accept = (requestId: string, json: object) =>
  server.fetch(acceptOffer.path.replace(':requestId', requestId), {
    method: 'POST',
    token: customer.token,
    json,
  });
const seenByCustomer = async (requestId: string) =>
  listRequests.response
    .parse(await answer(listRequests.path, customer.token))
    .requests.find(({ id }) => id === requestId)?.offers;
const conflict = (message: string, code: string) => [409, { message, code }];
const accepted = conflict('قبل العميل هذا العرض، فلا يمكن تغييره أو سحبه.', 'offer-accepted');
const lost = conflict('لم يعد هذا الطلب متاحًا، فلا يمكن تغيير العرض أو سحبه.', 'offer-lost');
const withdrawn = conflict('سبق سحب هذا العرض.', 'offer-withdrawn');

test('own offers are listed newest first, with the request and what became of them', async () => {
  const won = await market.order(mine, { customerToken: customer.token });
  const lostRequest = await market.place(customer.token);
  const losing = await market.offer(mine.token, lostRequest.id, 500);
  const winning = await market.offer(other.token, lostRequest.id, 400);
  await market.accept(customer.token, lostRequest.id, winning.id);
  const withdrawnRequest = await market.place(customer.token);
  const back = await market.offer(mine.token, withdrawnRequest.id, 600);
  await withdraw(back.id);
  const request = await market.place(customer.token, { rentalType: 'monthly', unloadCount: 3 });
  const waiting = await market.offer(mine.token, request.id, 1200, null);

  const offers = await own();
  expect(offers.map(({ id, status, price }) => [id, status, price])).toEqual([
    [waiting.id, 'waiting', 1200],
    [back.id, 'withdrawn', 600],
    [losing.id, 'lost', 500],
    [expect.any(String), 'accepted', 450.5],
  ]);
  expect(offers[0]).toEqual({
    ...{ id: waiting.id, globalOrderId: request.id, status: 'waiting', price: 1200, rentalDuration: null },
    ...{ offeredAt: expect.any(String), version: 1, order: null },
    request: {
      ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', deliveryDate: market.day() },
      ...{ rentalType: 'monthly', unloadCount: 3, deliveryLocation: { latitude: 24.7, longitude: 46.7 } },
      ...{ place: 'وسط الرياض', distanceKm: null },
    },
  });
  expect(offers[3]?.order).toEqual({ id: won.id, number: 'ح-10001' });
  for (const [status, ids] of [
    ['waiting', [waiting.id]],
    ['lost', [losing.id]],
    ['withdrawn', [back.id]],
    ['accepted', [offers[3]?.id]],
  ] as const)
    expect((await own(`?status=${status}`)).map(({ id }) => id)).toEqual(ids);
  const page = listOwnOffers.response.parse(await answer(`${listOwnOffers.path}?limit=3`, mine.token));
  expect((await own(`?limit=3&cursor=${page.nextCursor}`)).map(({ status }) => status)).toEqual(['accepted']);
  expect((await own('', other.token)).map(({ id }) => id)).toEqual([winning.id]);
});

test('an offer that waits is changed: the request’s row, the customer and the audit log have the new price', async () => {
  const request = await market.place(customer.token);
  const offer = await market.offer(mine.token, request.id, 450);
  const changed = await change(offer.id, { price: '٤٣٠', rentalDuration: 10, version: 1 });
  expect(changeOffer.response.parse(await changed.json()).offer).toMatchObject({
    ...{ price: 430, rentalDuration: 10, version: 2, status: 'waiting' },
  });
  expect((await pendingRow(request.id))?.offer).toEqual({ id: offer.id, price: 430, rentalDuration: 10 });
  expect((await pendingRow(request.id, other.token))?.offer).toBeNull();
  expect(await seenByCustomer(request.id)).toMatchObject([{ id: offer.id, price: 430, status: 'submitted' }]);
  const auditLog = listAudit.response.parse(
    await answer(`${listAudit.path}?entityId=${offer.id}`, mine.token),
  );
  expect(auditLog.entries[0]).toMatchObject({
    type: 'offer.repriced',
    actor: { kind: 'admin', name: 'عبدالله الحربي' },
    before: { price: 450, rentalDuration: 7 },
    after: { price: 430, rentalDuration: 10 },
  });
  // Somebody who has not seen the change does not overwrite it.
  expect((await change(offer.id, { price: 420, rentalDuration: 7, version: 1 })).status).toBe(409);
  expect((await withdraw(offer.id, { version: 1 })).status).toBe(409);
  expect((await change(offer.id, { price: 420, version: 2 })).status).toBe(400);
  expect((await change(offer.id, { price: 0, rentalDuration: 7 })).status).toBe(400);
  expect((await own())[0]).toMatchObject({ price: 430, version: 2 });
});

test('a customer accepts a changed offer only with the price that he has seen', async () => {
  const request = await market.place(customer.token);
  const offer = await market.offer(mine.token, request.id, 450);
  await change(offer.id, { price: 4500, rentalDuration: 7 });
  const unseen = conflict('غيّرت الشركة هذا العرض. يرجى مراجعة السعر الجديد ثم قبوله.', 'offer-changed');
  expect(await statusAndBody(await accept(request.id, { offerId: offer.id }))).toEqual(unseen);
  expect(await statusAndBody(await accept(request.id, { offerId: offer.id, price: 450 }))).toEqual(unseen);
  const answered = await accept(request.id, { offerId: offer.id, price: 4500 });
  expect(await answered.json()).toMatchObject({ request: { order: { totalPrice: '4500.00' } } });
  expect(await statusAndBody(await change(offer.id, { price: 1, rentalDuration: 7 }))).toEqual(accepted);
  expect(await statusAndBody(await withdraw(offer.id))).toEqual(accepted);
});

test('a withdrawn offer is gone for the customer, and its request waits for an offer again', async () => {
  const request = await market.place(customer.token);
  const before = await newOrders();
  const offer = await market.offer(mine.token, request.id, 450);
  expect(await newOrders()).toBe(before - 1);
  expect((await withdraw(offer.id)).status).toBe(200);
  expect(await newOrders()).toBe(before);
  expect(await pendingRow(request.id)).toMatchObject({ applied: false, offer: null });
  expect(await seenByCustomer(request.id)).toEqual([]);
  expect(await statusAndBody(await accept(request.id, { offerId: offer.id }))).toEqual([
    409,
    rejected('هذا العرض لم يعد متاحًا.'),
  ]);
  expect(await statusAndBody(await withdraw(offer.id))).toEqual(withdrawn);
  expect(await statusAndBody(await change(offer.id, { price: 1, rentalDuration: 7 }))).toEqual(withdrawn);

  const again = await market.offer(mine.token, request.id, 440);
  expect(again).toMatchObject({ id: offer.id, price: 440, status: 'submitted' });
  expect(await newOrders()).toBe(before - 1);
  expect(await seenByCustomer(request.id)).toMatchObject([{ price: 440, status: 'submitted' }]);
  expect((await accept(request.id, { offerId: offer.id, price: 440 })).status).toBe(200);
});

test('an offer on a request that is gone, and another company’s, are not changed', async () => {
  const request = await market.place(customer.token);
  const offer = await market.offer(mine.token, request.id);
  const missing = [404, rejected('العرض غير موجود.')];
  expect(await statusAndBody(await withdraw(offer.id, {}, other.token))).toEqual(missing);
  expect(await statusAndBody(await change(offer.id, { price: 1, rentalDuration: 7 }, other.token))).toEqual(
    missing,
  );
  for (const id of [unknownId, 'x']) expect(await statusAndBody(await withdraw(id))).toEqual(missing);
  await market.post(`/api/customer/requests/${request.id}/cancel`, customer.token, {});
  expect(await statusAndBody(await withdraw(offer.id))).toEqual(lost);
  expect(await statusAndBody(await change(offer.id, { price: 1, rentalDuration: 7 }))).toEqual(lost);
});

test('of an acceptance and a withdrawal or a change at the same moment one wins, and nobody pays an unseen price', async () => {
  for (let round = 0; round < 6; round += 1) {
    const request = await market.place(customer.token);
    const offer = await market.offer(mine.token, request.id, 450);
    const [isChanged, taken] = await Promise.all([
      round % 2 ? withdraw(offer.id) : change(offer.id, { price: 900, rentalDuration: 7 }),
      accept(request.id, { offerId: offer.id, price: 450 }),
    ]);
    expect([isChanged.status, taken.status].sort()).toEqual([200, 409]);
    const [now] = await own('?limit=1');
    if (taken.status === 200) expect(now).toMatchObject({ status: 'accepted', price: 450 });
    else expect(now).toMatchObject(round % 2 ? { status: 'withdrawn' } : { status: 'waiting', price: 900 });
    // Free the container for the next round.
    const order = (await answer(listRequests.path, customer.token)) as {
      requests: { id: string; order: { id: string } | null }[];
    };
    const orderId = order.requests.find(({ id }) => id === request.id)?.order?.id;
    if (orderId) await market.post(`/api/customer/orders/${orderId}/cancel`, customer.token, {});
  }
});

test('guidance goes by accepted prices of such a rental, by list prices only for one rental, and says so', async () => {
  const guidance = async (requestId: string) =>
    offerGuidance.response.parse(await answer(`${offerGuidance.path}?globalOrderId=${requestId}`, mine.token))
      .guidance;
  const once = await market.place(customer.token);
  expect(await guidance(once.id)).toMatchObject({
    isFree: true,
    basis: { kind: 'list', rentalType: 'once', least: 500, most: 500, count: 2 },
  });
  const monthly = await market.place(customer.token, { rentalType: 'monthly', unloadCount: 1 });
  expect(await guidance(monthly.id)).toMatchObject({ isFree: true, basis: null, listPrices: null });
  const offer = await market.offer(mine.token, monthly.id, 1100, null);
  await market.accept(customer.token, monthly.id, offer.id);
  const another = await market.place(customer.token, { rentalType: 'monthly', unloadCount: 1 });
  expect((await guidance(another.id)).basis).toEqual({
    ...{ kind: 'accepted', rentalType: 'monthly', least: 1100, most: 1100, count: 1 },
  });
  expect((await guidance(once.id)).basis?.kind).toBe('list');
  await market.order(mine);
  expect(await guidance(once.id)).toMatchObject({ isFree: false, freeContainers: 0 });
});

test('what won and what lost is added up by kind, rental and city, from own offers alone', async () => {
  expect(offerResults.response.parse(await answer(offerResults.path, mine.token))).toEqual({
    offers: 0,
    results: [],
  });
  await market.order(mine, { customerToken: customer.token });
  for (const price of [500, 700]) {
    const request = await market.place(customer.token);
    await market.offer(mine.token, request.id, price);
    await market.post(`/api/customer/requests/${request.id}/cancel`, customer.token, {});
  }
  await market.offer(mine.token, (await market.place(customer.token)).id, 1);
  expect(offerResults.response.parse(await answer(offerResults.path, mine.token))).toEqual({
    offers: 3,
    results: [
      {
        ...{ containerType: 'حاويات أنقاض', containerSize: '20 yard', rentalType: 'once', city: 'الرياض' },
        ...{ accepted: 1, lost: 2, winRate: 33 },
        acceptedPrices: { least: 450.5, middle: 450.5, most: 450.5 },
        lostPrices: { least: 500, middle: 500, most: 700 },
      },
    ],
  });
});
