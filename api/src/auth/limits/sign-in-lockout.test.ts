import { signIn } from '@hawiyat/shared/contract/account/session';
import * as z from '@hawiyat/shared/contract/core/schema';
import { addDriver, updateDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { registerCustomer, signInCustomer } from '@hawiyat/shared/contract/marketplace/customer';
import { signInDriver } from '@hawiyat/shared/contract/orders/driver-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postFrom } from '../../../testing/from-network.ts';
import { type TestCompany, type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ trustedProxies: ['127.0.0.9'] });
}, 60_000);
afterAll(() => server.close());

const [office, home, stranger] = ['127.1.0.1', '127.1.0.2', '127.1.0.66'];
const attempt = (from: string, credentials: object, cookie?: string) =>
  postFrom(from, server.url + signIn.path, credentials, cookie === undefined ? {} : { cookie });
const wrong = ({ credentials }: TestCompany) => ({ ...credentials, password: 'guess' });

/** What the browser keeps of a sign-in. */
async function deviceAfter(company: TestCompany, from: string, cookie?: string): Promise<string> {
  const { status, headers } = await attempt(from, company.credentials, cookie);
  expect(status).toBe(200);
  const given = headers['set-cookie']?.find((header) => /^hawiyat_device=[^;]/.test(header)) ?? '';
  expect(given).toMatch(
    /^hawiyat_device=[\w.-]+; Path=\/api\/company\/auth\/admin; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
  );
  return given.replace(/;.*$/, '');
}

/** So many guesses, five from each of as many networks as it takes. */
async function guessFromEverywhere(company: TestCompany, count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1)
    statuses.push((await attempt(`127.2.0.${1 + Math.floor(at / 5)}`, wrong(company))).status);
  return statuses;
}

test('who guesses an admin’s password from one network waits himself, and keeps nobody out', async () => {
  const company = await server.createCompany('حاويات مستهدفة');
  for (let at = 0; at < 10; at += 1) expect((await attempt(stranger, wrong(company))).status).toBe(401);
  expect((await attempt(office, company.credentials)).status).toBe(200);
  const rejected = await attempt(stranger, company.credentials);
  expect([rejected.status, rejected.body]).toEqual([
    429,
    { message: 'محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.' },
  ]);
  expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(14 * 60);
});

test('guesses from many networks make guessers wait a moment, and whoever comes from elsewhere or has signed in before not at all', async () => {
  const company = await server.createCompany('حاويات محاصرة');
  const device = await deviceAfter(company, office);
  expect(await guessFromEverywhere(company, 40)).toEqual(Array<number>(40).fill(401));
  expect((await attempt('127.2.0.1', wrong(company))).status).toBe(401);

  const rejected = await attempt('127.2.0.8', company.credentials);
  expect([rejected.status, rejected.body]).toEqual([
    429,
    { message: expect.stringMatching(/^محاولات كثيرة\. يرجى المحاولة بعد (ثانية واحدة|ثانيتين)\.$/) },
  ]);
  expect((await attempt(home, company.credentials, device)).status).toBe(200);
  expect((await attempt(stranger, company.credentials, device)).status).toBe(200);
  // Also who types it wrong at first.
  for (const from of [home, '127.1.0.3', '127.1.0.4']) {
    for (let at = 0; at < 2; at += 1) expect((await attempt(from, wrong(company))).status).toBe(401);
    expect((await attempt(from, company.credentials)).status).toBe(200);
  }
  server.passTime(2_000);
  expect((await attempt('127.2.0.8', company.credentials)).status).toBe(200);
});

test('twelve networks that never stop guessing keep no new browser out', async () => {
  const company = await server.createCompany('حاويات بين المخمنين');
  let [tried, rejected] = [0, 0];
  for (let at = 0; at < 20; at += 1) {
    for (let network = 1; network <= 12; network += 1) {
      const { status } = await attempt(`127.6.0.${network}`, wrong(company));
      if (status === 401) tried += 1;
      else rejected += 1;
    }
    expect((await attempt(`127.7.0.${at + 1}`, company.credentials)).status).toBe(200);
    expect((await attempt(home, company.credentials)).status).toBe(200);
    server.passTime(2_500);
  }
  expect([tried < 60, rejected > 180]).toEqual([true, true]);
}, 60_000);

test('of one provider’s customer all networks together count as three', async () => {
  const company = await server.createCompany('حاويات الجيل السادس');
  const from = (address: string, credentials: object) =>
    postFrom('127.0.0.9', server.url + signIn.path, credentials, { 'x-forwarded-for': address });
  for (let network = 0; network < 30; network += 1) {
    const { status } = await from(`2001:db8:1:${network.toString(16)}::1`, wrong(company));
    expect(status).toBe(401);
  }
  expect((await from('2001:db8:1:ff::1', company.credentials)).status).toBe(429);
  expect((await from('2001:db8:2::1', company.credentials)).status).toBe(200);
});

test('guessers from a thousand networks have five hundred tries an hour', {
  tags: ['slow'],
  timeout: 120_000,
}, async () => {
  const company = await server.createCompany('حاويات الألف');
  let tried = 0;
  for (let second = 0; second < 3600; second += 32) {
    // More than one network at each time: only one has its turn.
    for (let network = 1; network <= (second === 0 ? 60 : 2); network += 1) {
      const from = `127.3.${1 + second / 32}.${network}`;
      if ((await attempt(from, wrong(company))).status === 401) tried += 1;
    }
    server.passTime(32_000);
  }
  expect(tried).toBeGreaterThan(80);
  expect(tried).toBeLessThanOrEqual(500);
});

test('a known browser has ten tries of its own, and is known to its accounts alone', async () => {
  const [one, other] = [await server.createCompany('شركة أولى'), await server.createCompany('شركة ثانية')];
  const device = await deviceAfter(one, home);
  const both = await deviceAfter(other, home, device);
  for (const company of [one, other]) {
    for (let at = 0; at < 10; at += 1) await attempt(stranger, wrong(company));
    for (const cookie of [`${device}x`, device.replace(/=.{4}/, '=0000'), 'hawiyat_device=.'])
      expect((await attempt(stranger, company.credentials, cookie)).status).toBe(429);
  }
  expect((await attempt(stranger, other.credentials, device)).status).toBe(429);
  for (const company of [one, other])
    expect((await attempt(stranger, company.credentials, both)).status).toBe(200);
  for (let at = 0; at < 10; at += 1) expect((await attempt(stranger, wrong(one), both)).status).toBe(401);
  expect((await attempt(stranger, one.credentials, both)).status).toBe(429);
});

test.each([
  [signInCustomer.path, { phone: '0559998887' }],
  [signInDriver.path, { domain: '9123456789', phone: '0559998887' }],
])(
  'guesses at %s count for the network that they come from',
  async (path, account) => {
    const guess = (from: string) => postFrom(from, server.url + path, { ...account, password: 'guess' });
    for (let at = 0; at < 10; at += 1) expect((await guess(stranger)).status).toBe(401);
    expect((await guess(stranger)).status).toBe(429);
    expect((await guess(home)).status).toBe(401);
  },
  60_000,
);

test.each(['customer', 'driver'] as const)(
  'the app of a %s that has signed in before is no stranger, until the password changes',
  async (kind) => {
    const company = await server.createCompany('حاويات السائق');
    const token = await company.signIn();
    const phone = kind === 'customer' ? '0551112230' : '0551112231';
    const password = 'a-long-password';
    const post = (path: string, json: object, more: object = {}) =>
      server.fetch(path, { method: 'POST', json, ...more });
    const person = { name: 'سعيد', phone, password };
    const [path, account, made] =
      kind === 'customer'
        ? [
            signInCustomer.path,
            { phone },
            await post(registerCustomer.path, { ...person, birthDate: '1990-01-01' }),
          ]
        : [
            signInDriver.path,
            { domain: company.credentials.domain, phone },
            await post(addDriver.path, { ...person, identityNumber: '1' }, { token }),
          ];
    expect(made.status).toBe(201);
    const signInFrom = (from: string, more: object) =>
      postFrom(from, server.url + path, { ...account, password, ...more });
    const signedIn = z.object({ deviceToken: z.string() });
    const { deviceToken } = signedIn.parse((await signInFrom(home, {})).body);
    for (let at = 0; at < 10; at += 1) await signInFrom(stranger, { password: 'guess' });
    expect((await signInFrom(stranger, {})).status).toBe(429);
    for (const forged of [`${deviceToken}x`, deviceToken.replace(/^.{4}/, '0000'), ''])
      expect((await signInFrom(stranger, { deviceToken: forged })).status).toBe(429);
    const again = await signInFrom(stranger, { deviceToken });
    expect(again.status).toBe(200);
    expect(signedIn.parse(again.body).deviceToken).not.toBe(deviceToken);
    for (let at = 0; at < 10; at += 1)
      expect((await signInFrom(stranger, { deviceToken, password: 'guess' })).status).toBe(401);
    expect((await signInFrom(stranger, { deviceToken })).status).toBe(429);
    if (kind === 'customer') return;
    const { driver } = addDriver.response.parse(await made.json());
    const changed = { method: 'PATCH', token, json: { password: 'a-newer-password' } };
    await server.fetch(updateDriver.path.replace(':driverId', driver.id), changed);
    const fresh = signedIn.parse((await signInFrom(home, { password: 'a-newer-password' })).body);
    const other = await signInFrom(stranger, { password: 'a-newer-password', ...fresh });
    expect(other.status).toBe(200);
    const old = { password: 'a-newer-password', deviceToken: signedIn.parse(again.body).deviceToken };
    expect((await signInFrom(stranger, old)).status).toBe(429);
  },
  60_000,
);
