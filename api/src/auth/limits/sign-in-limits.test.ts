import { signIn } from '@hawiyat/shared/contract/account/session';
import { registerCustomer, signInCustomer } from '@hawiyat/shared/contract/marketplace/customer';
import { signInDriver } from '@hawiyat/shared/contract/orders/driver-app';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { countAttempt } from '../../http/attempt-limit.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const post = (path: string, json: object) => server.fetch(path, { method: 'POST', json });

test('a phone of another country is one phone too, however its digits are set apart', async () => {
  const json = { name: 'سارة', birthDate: '1990-01-01', password: 'a-long-password' };
  const made = await post(registerCustomer.path, { ...json, phone: '+20 100 200' });
  expect(registerCustomer.response.parse(await made.json()).customer.phone).toBe('+20100200');
  const again = await post(registerCustomer.path, {
    ...json,
    phone: '+20100200',
    password: 'a-longer-password',
  });
  expect(registerCustomer.response.parse(await again.json()).customer.phone).toBe('+20100200');
  const password = 'a-longer-password';
  expect((await post(signInCustomer.path, { phone: '+20 100\u200e200', password })).status).toBe(200);
  expect((await post(registerCustomer.path, { ...json, phone: '\u200e' })).status).toBe(400);
});

test.each([
  [signInCustomer.path, {}],
  [signInDriver.path, { domain: '9123456789' }],
])(
  'ten guesses are all at %s, however a phone of another country is written',
  async (path, also) => {
    const statuses = await Promise.all(
      Array.from({ length: 11 }, async (_, at) => {
        const phone = `+20 300400500${' '.repeat(at)}6`;
        return (await post(path, { ...also, phone, password: 'guess' })).status;
      }),
    );
    expect(statuses.sort()).toEqual([...Array<number>(10).fill(401), 429]);
  },
  30_000,
);

test.each([
  ['sign-in', signIn.path, { domain: '9123456789', email: 'a@b.example' }, '9123456789 a@b.example'],
  ['customer sign-in', signInCustomer.path, { phone: '+966551112229' }, '+966551112229'],
  ['driver sign-in', signInDriver.path, { domain: '9123456789', phone: '+7' }, '9123456789 +7'],
])('an address that has to wait locks nobody else out: %s', async (what, path, account, subject) => {
  const quarterHour = { allowed: 100, seconds: 900 };
  for (let at = 0; at < 100; at += 1)
    await countAttempt(server.app, [`${what} from`, '127.0.0.1'], quarterHour);
  for (let at = 0; at < 12; at += 1)
    expect((await post(path, { ...account, password: 'guess' })).status).toBe(429);
  expect(await countAttempt(server.app, [`${what} everywhere`, subject], { allowed: 1, seconds: 900 })).toBe(
    0,
  );
});
