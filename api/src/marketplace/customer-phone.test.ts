import {
  acceptOffer,
  cancelRequest,
  placeRequest,
  registerCustomer,
  signInCustomer,
} from '@hawiyat/shared/contract/marketplace/customer';
import {
  sendPhoneCode,
  setCustomerLimits,
  verifyPhone,
} from '@hawiyat/shared/contract/marketplace/customer-phone';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fetchFrom } from '../../testing/browser.ts';
import { type Market, marketplace } from '../../testing/marketplace.ts';
import { otherCode, statusAndBody } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { type SmsGateway, smsGateway } from '../../testing/sms-gateway.ts';
import { theCode } from '../../testing/the-code.ts';
import { startCustomerSession } from '../auth/sessions/customer-sessions.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { readOutbox } from '../mail/outbox.ts';
import { deliverTexts } from '../mail/text-messages.ts';

const minute = 60_000;
let gateway: SmsGateway;
let server: TestServer;
let market: Market;
beforeAll(async () => {
  gateway = await smsGateway();
  server = await testServer({ sms: { url: gateway.url, token: 'the-gateways-token', from: 'Hawiyat' } });
  market = marketplace(server);
}, 60_000);
beforeEach(() => {
  gateway.received.length = 0;
  gateway.answer(200);
  // Beyond every window in which attempts are counted.
  server.passTime(25 * 60 * minute);
});
afterAll(async () => {
  await server.close();
  await gateway.close();
});

const post = (path: string, token: string, json?: object) =>
  server.fetch(path, { method: 'POST', token, ...(json && { json }) });
const place = (token: string) => post(placeRequest.path, token, market.draft());
const sendCode = (token: string) => post(sendPhoneCode.path, token);
const verify = (token: string, code: string) => post(verifyPhone.path, token, { code });

const unproven = {
  message: 'يرجى تأكيد رقم جوالك برمز التحقق قبل إرسال الطلب.',
  code: 'phone-not-verified',
};
const tooManyOpen = {
  message: 'بلغت الحد الأقصى للطلبات المفتوحة (5). يرجى قبول عرض أو إلغاء طلب قبل إرسال طلب جديد.',
  code: 'too-many-open-requests',
};
const tooManyUndelivered = {
  message:
    'بلغت الحد الأقصى للطلبات المقبولة التي لم تُسلَّم حاوياتها بعد (3). يرجى الانتظار حتى تسليم حاوية قبل قبول عرض آخر.',
  code: 'too-many-undelivered-orders',
};

/** As many as any other customer may have. */
const usual = () => market.customer({ openRequests: null, undeliveredOrders: null });

let numbers = 1_000_000;
/** A customer who has just registered. */
async function newcomer(password = 'a-long-password', known?: string) {
  numbers += 1;
  const phone = known ?? `055${numbers}`;
  const json = { name: 'نورة', phone, birthDate: '1990-01-01', password };
  const answer = await server.fetch(registerCustomer.path, { method: 'POST', json });
  expect(answer.status).toBe(201);
  const { token, customer } = registerCustomer.response.parse(await answer.json());
  return { token, phone: customer.phone };
}
const signIn = (phone: string, password: string) =>
  server.fetch(signInCustomer.path, { method: 'POST', json: { phone, password } });

async function codeFor(phone: string): Promise<string> {
  await deliverTexts(server.app);
  const text = gateway.received.filter((item) => item.to === phone).at(-1)?.text ?? '';
  return /\d{6}/.exec(text)?.[0] ?? '';
}

test('a phone is proven by the code in a text message before the first request', async () => {
  const { token, phone } = await newcomer();
  expect(await statusAndBody(await place(token))).toEqual([403, unproven]);
  expect(await statusAndBody(await sendCode(token))).toEqual([
    200,
    { message: 'أرسلنا رمز التحقق إلى جوالك.' },
  ]);
  const code = await codeFor(phone);
  expect(gateway.received).toEqual([
    {
      id: expect.any(String),
      from: 'Hawiyat',
      to: phone,
      text: `رمز التحقق في منصة حاويات: ${code}\nالرمز صالح لمدة 10 دقائق، ولا تشاركه مع أحد.`,
      authorization: 'Bearer the-gateways-token',
    },
  ]);
  expect(await statusAndBody(await verify(token, otherCode(code)))).toMatchObject([
    400,
    { code: 'code-wrong' },
  ]);
  expect(await statusAndBody(await place(token))).toEqual([403, unproven]);
  const arabic = [...code].map((text) => '٠١٢٣٤٥٦٧٨٩'[Number(text)]).join('');
  // Twice: an answer that got lost costs no new code.
  for (const typed of [arabic, code])
    expect(await statusAndBody(await verify(token, typed))).toEqual([
      200,
      { message: 'تم تأكيد رقم جوالك.' },
    ]);
  expect((await place(token)).status).toBe(201);
  expect(server.logs()).not.toMatch(theCode(code));
  expect(server.logs()).not.toContain(phone.slice(4));
});

test('a phone belongs to anyone who proves it: a registration tells nobody who is a customer, and keeps no owner out', async () => {
  const stranger = await newcomer('of-a-stranger');
  const { token, phone } = await newcomer('of-the-owner', stranger.phone);
  expect(phone).toBe(stranger.phone);
  await sendCode(token);
  expect((await verify(token, await codeFor(phone))).status).toBe(200);
  expect((await signIn(phone, 'of-the-owner')).status).toBe(200);
  expect((await signIn(phone, 'of-a-stranger')).status).toBe(401);
  expect(await statusAndBody(await place(stranger.token))).toEqual([403, unproven]);

  // Only who holds the phone hears that it has an account.
  const later = await newcomer('once-more', phone);
  server.passTime(minute);
  await sendCode(later.token);
  expect(await statusAndBody(await verify(later.token, await codeFor(phone)))).toMatchObject([
    400,
    { code: 'code-taken', message: 'رقم الهاتف مستخدم من قبل.' },
  ]);
  expect((await signIn(phone, 'of-the-owner')).status).toBe(200);
});

test('an account from before phones were proven steps aside for who proves its phone', async () => {
  const { token, phone } = await newcomer();
  await asPlatform(server.db, (tx) =>
    tx.insertInto('customers').values({ name: 'قديم', phone, birth_date: '1990-01-01' }).execute(),
  );
  await sendCode(token);
  expect((await verify(token, await codeFor(phone))).status).toBe(200);
  expect((await signIn(phone, 'a-long-password')).status).toBe(200);
  expect((await place(token)).status).toBe(201);
});

test('five guesses are compared and no sixth; a code is good for ten minutes, and nobody else’s', async () => {
  const [one, two] = [await newcomer(), await newcomer()];
  await sendCode(one.token);
  const code = await codeFor(one.phone);
  expect(await statusAndBody(await verify(two.token, code))).toMatchObject([400, { code: 'code-wrong' }]);
  const guesses = await Promise.all(Array.from({ length: 12 }, () => verify(one.token, otherCode(code))));
  const codes = await Promise.all(guesses.map(async (guess) => Object(await guess.json()).code));
  expect(codes.sort()).toEqual([...Array(7).fill('code-spent'), ...Array(5).fill('code-wrong')]);
  expect(await statusAndBody(await verify(one.token, code))).toMatchObject([400, { code: 'code-spent' }]);
  server.passTime(minute);
  await sendCode(one.token);
  const next = await codeFor(one.phone);
  server.passTime(10 * minute);
  expect(await statusAndBody(await verify(one.token, next))).toMatchObject([400, { code: 'code-expired' }]);
});

test('nobody is flooded with text messages: one a minute, six a day of a customer and ten to a phone, thirty an hour from a network', async () => {
  const { token, phone } = await newcomer();
  const answers = await Promise.all(Array.from({ length: 10 }, () => sendCode(token)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(429)]);
  expect(Number(answers.find((answer) => answer.status === 429)?.headers.get('retry-after'))).toBeGreaterThan(
    50,
  );
  let sent = 1;
  for (let at = 0; at < 15; at += 1) {
    server.passTime(minute);
    const from = `10.0.${at}.1`;
    if ((await fetchFrom(server, from, sendPhoneCode.path, { method: 'POST', token })).ok) sent += 1;
  }
  expect(sent).toBe(6);
  // Whoever else claims the phone, above all its owner, still gets a code.
  let toPhone = sent;
  for (let at = 0; at < 8; at += 1) {
    const other = await newcomer('a-long-password', phone);
    const from = `10.1.${at}.1`;
    const { ok } = await fetchFrom(server, from, sendPhoneCode.path, { method: 'POST', token: other.token });
    if (ok) toPhone += 1;
  }
  expect(toPhone).toBe(10);

  const people = await Promise.all(Array.from({ length: 10 }, () => newcomer()));
  const statuses: number[] = [];
  for (let at = 0; at < 4; at += 1) {
    for (const { token } of people) statuses.push((await sendCode(token)).status);
    server.passTime(minute);
  }
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(30);
  expect(statuses.at(-1)).toBe(429);
});

test('a number that is no Saudi mobile gets no message, and its owner hears why', async () => {
  const json = {
    name: 'نورة',
    phone: '+20 100 2003000',
    birthDate: '1990-01-01',
    password: 'a-long-password',
  };
  const answer = await server.fetch(registerCustomer.path, { method: 'POST', json });
  const { token } = registerCustomer.response.parse(await answer.json());
  expect(await statusAndBody(await sendCode(token))).toEqual([
    409,
    {
      message: 'يصل رمز التحقق إلى أرقام الجوال السعودية فقط. يرجى التواصل مع الدعم.',
      code: 'phone-not-reachable',
    },
  ]);
});

test.each([[500], [429], [401], [302]])(
  'a message that the gateway answers with %d waits and is sent later, under the same id',
  async (status) => {
    const { token, phone } = await newcomer();
    gateway.answer(status);
    await sendCode(token);
    expect(await codeFor(phone)).toBe('');
    gateway.answer(200);
    expect(await codeFor(phone)).toBe('');
    server.passTime(minute);
    expect((await verify(token, await codeFor(phone))).status).toBe(200);
    expect(gateway.received).toHaveLength(1);
  },
);

test('a message that the gateway rejects for good is forgotten, and so is one whose code has died', async () => {
  const waiting = () =>
    asPlatform(server.db, (tx) =>
      tx.selectFrom('text_messages').select('id').where('sent_at', 'is', null).execute(),
    );
  const { token, phone } = await newcomer();
  gateway.answer(400);
  await sendCode(token);
  await deliverTexts(server.app);
  expect(await waiting()).toEqual([]);
  gateway.answer(503);
  server.passTime(minute);
  await sendCode(token);
  await deliverTexts(server.app);
  expect(await waiting()).toHaveLength(1);
  server.passTime(11 * minute);
  gateway.answer(200);
  expect([await codeFor(phone), await waiting()]).toEqual(['', []]);
});

test('a gateway that never answers holds up neither the customer nor the server’s end', {
  tags: ['slow'],
  timeout: 40_000,
}, async () => {
  const { token } = await newcomer();
  gateway.answer('silence');
  expect((await sendCode(token)).status).toBe(200);
  await deliverTexts(server.app);
  gateway.answer(200);
  expect(server.logs()).toContain('a text message could not be sent');
});

test('without a gateway the messages stay in the outbox of the demo', async () => {
  const demo = await testServer({ demo: true, shared: server });
  const { token, phone } = await newcomer();
  await demo.fetch(sendPhoneCode.path, { method: 'POST', token });
  await deliverTexts(demo.app);
  const [message] = await readOutbox(server.dataDir);
  expect(message).toMatchObject({ to: phone, subject: 'رسالة نصية' });
  expect(await (await demo.fetch('/outbox')).text()).toContain(message?.text.split('\n')[0]);
  await demo.close();
});

test('a customer has at most five open requests, however many come at once; one that ends makes room', async () => {
  const { token } = await usual();
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(token)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([
    ...Array(5).fill(201),
    ...Array(45).fill(409),
  ]);
  const rejected = answers.find((answer) => answer.status === 409);
  expect(await rejected?.json()).toEqual(tooManyOpen);
  const placed = answers.find((answer) => answer.status === 201);
  const { id } = placeRequest.response.parse(await placed?.json()).request;
  expect((await post(cancelRequest.path.replace(':requestId', id), token)).status).toBe(200);
  expect((await place(token)).status).toBe(201);
  expect((await place(token)).status).toBe(409);
});

test('a customer accepts at most three offers whose containers are not delivered, however many at once', async () => {
  const customer = await market.customer({ openRequests: 60, undeliveredOrders: null });
  const company = await market.company(8);
  const offers: { request: string; offer: string }[] = [];
  for (let at = 0; at < 6; at += 1) {
    const request = await market.place(customer.token);
    offers.push({ request: request.id, offer: (await market.offer(company.token, request.id)).id });
  }
  const accept = ({ request, offer }: { request: string; offer: string }) =>
    post(acceptOffer.path.replace(':requestId', request), customer.token, { offerId: offer });
  const answers = await Promise.all(
    Array.from({ length: 48 }, (_, at) => offers[at % 6]).flatMap((item) => (item ? [accept(item)] : [])),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
  const orders = () =>
    asCompany(server.db, company.id, (tx) => tx.selectFrom('orders').select(['id', 'status']).execute());
  expect(await orders()).toHaveLength(3);
  const left = await asPlatform(server.db, (tx) =>
    tx
      .selectFrom('requests')
      .select('id')
      .where('customer_id', '=', customer.id)
      .where('status', '=', 'open')
      .execute(),
  );
  const next = offers.find((offer) => offer.request === left[0]?.id);
  if (!next) throw new Error('No request is left');
  expect(await statusAndBody(await accept(next))).toEqual([409, tooManyUndelivered]);
  const [first] = await orders();
  const driver = await market.driver(company.id);
  const proof = { proof_of_delivery_url: 'https://proofs.example/1' };
  await asCompany(server.db, company.id, (tx) =>
    tx
      .updateTable('orders')
      .set({ ...proof, status: 'delivered', driver_id: driver.id, delivered_at: new Date() })
      .where('id', '=', first?.id ?? '')
      .execute(),
  );
  expect((await accept(next)).status).toBe(200);
});

test('an operator raises the limits of one customer, and takes that back', async () => {
  const { id, token } = await usual();
  const { phone, name } = await asPlatform(server.db, (tx) =>
    tx.selectFrom('customers').select(['phone', 'name']).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const set = (limits: object, phoneOfLimits = phone) =>
    post(setCustomerLimits.path, server.operatorToken, { phone: phoneOfLimits, limits });
  const limits = { openRequests: 7, undeliveredOrders: null };
  expect(
    await statusAndBody(await set(limits, [...phone].map((text) => '٠١٢٣٤٥٦٧٨٩'[Number(text)]).join(''))),
  ).toEqual([200, { customer: { id, name, phone, limits } }]);
  for (let at = 0; at < 7; at += 1) expect((await place(token)).status).toBe(201);
  expect((await place(token)).status).toBe(409);
  await set({ openRequests: null, undeliveredOrders: null });
  expect(await statusAndBody(await place(token))).toEqual([409, tooManyOpen]);
  expect((await set(limits, '0500000000')).status).toBe(404);
  expect((await set({ openRequests: -1, undeliveredOrders: null })).status).toBe(400);
  expect((await post(setCustomerLimits.path, token, { phone, limits })).status).toBe(401);
});

test('the settings say how much every customer may have', async () => {
  const strict = await testServer({
    customerLimits: { openRequests: 1, undeliveredOrders: 1 },
    shared: server,
  });
  strict.passTime(0);
  const { token } = await usual();
  const ask = () => strict.fetch(placeRequest.path, { method: 'POST', token, json: market.draft() });
  expect([(await ask()).status, (await ask()).status]).toEqual([201, 409]);
  await strict.close();
});

test('a customer from before keeps what he has, and is asked for the code at his next request', async () => {
  const { id } = await asPlatform(server.db, (tx) =>
    tx
      .insertInto('customers')
      .values({ name: 'سارة', phone: '0551239876', birth_date: '1990-01-01' })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  const token = await startCustomerSession(server.db, id, server.app.now());
  expect(await statusAndBody(await place(token))).toEqual([403, unproven]);
  await sendCode(token);
  expect((await verify(token, await codeFor('+966551239876'))).status).toBe(200);
  expect((await place(token)).status).toBe(201);
});
