import { signIn } from '@hawiyat/shared/contract/account/session';
import { verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { addContainer, listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { addDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { registerCustomer } from '@hawiyat/shared/contract/marketplace/customer';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownId } from '../../testing/responses.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const post = (path: string, json: unknown) => server.fetch(path, { method: 'POST', json });
const guess = () => post(verifyEmail.path, { email: 'a@b.example', code: '1' });

/** What a response says of the limit: the quota, what is left of it, and seconds until more is. */
function limitOf({ headers }: Response) {
  const [, quota, seconds] = /^"network";q=(\d+);w=(\d+)$/.exec(headers.get('ratelimit-policy') ?? '') ?? [];
  const [, left, endsIn] = /^"network";r=(\d+);t=(\d+)$/.exec(headers.get('ratelimit') ?? '') ?? [];
  return { quota: Number(quota), seconds: Number(seconds), left: Number(left), endsIn: Number(endsIn) };
}

test('a call that is limited by network says how much is left, down to the 429 and beyond the window', async () => {
  const { allowed, seconds } = verifyEmail.perNetwork;
  const first = limitOf(await guess());
  expect(first).toEqual({ quota: allowed, seconds, left: allowed - 1, endsIn: seconds });
  server.passTime(60_000);
  const second = limitOf(await guess());
  expect(second.left).toBe(allowed - 2);
  expect(second.endsIn).toBeLessThanOrEqual(seconds - 60);

  for (let at = 2; at < allowed; at += 1) expect((await guess()).status).toBe(400);
  // The second is rejected without a query.
  for (const rejected of [await guess(), await guess()]) {
    expect(rejected.status).toBe(429);
    expect(limitOf(rejected)).toMatchObject({ quota: allowed, seconds, left: 0 });
    expect(limitOf(rejected).endsIn).toBe(Number(rejected.headers.get('retry-after')));
  }
  server.passTime(seconds * 1000);
  expect(limitOf(await guess()).left).toBe(allowed - 1);
});

test('a call that is not limited by network sends no rate-limit header', async () => {
  const token = await (await server.createCompany('شركة')).signIn();
  const { headers } = await server.fetch(listContainers.path, { token });
  expect([headers.get('ratelimit'), headers.get('ratelimit-policy')]).toEqual([null, null]);
});

test('a sign-in shows its network’s limit alone, also while an account has to wait', async () => {
  const { credentials } = await server.createCompany('شركة');
  const known = { ...credentials, password: 'a-wrong-password' };
  const unknown = { ...known, domain: '9999999999' };
  const answers = async (json: unknown) => {
    const seen = [];
    for (let at = 0; at < 11; at += 1) seen.push(await post(signIn.path, json));
    return seen;
  };
  const [ofKnown, ofUnknown] = [await answers(known), await answers(unknown)];
  expect(ofKnown.at(-1)?.status).toBe(429);
  // Nothing tells whether the account exists, and the network has more left than the account.
  const told = (seen: Response[]) => seen.map((response) => [response.status, limitOf(response).left]);
  const used = ofKnown.length;
  expect(told(ofUnknown)).toEqual(told(ofKnown).map(([status, left]) => [status, Number(left) - used]));
  expect(limitOf(ofKnown.at(-1) as Response).left).toBeGreaterThan(50);
});

test('offers tell how many more their company may make; an invalid one is not counted', async () => {
  const offersOf = async () => {
    const token = await (await server.createCompany('شركة')).signIn();
    return async (price: number) => {
      const json = { globalOrderId: unknownId, price };
      const { headers } = await server.fetch(createOffer.path, { method: 'POST', token, json });
      return [headers.get('ratelimit-policy'), headers.get('ratelimit')?.replace(/;t=\d+$/, '')];
    };
  };
  const [offer, other] = [await offersOf(), await offersOf()];
  const { allowed, seconds } = createOffer.perCaller;
  const policy = `"offers";q=${allowed};w=${seconds}`;
  expect(await offer(450)).toEqual([policy, `"offers";r=${allowed - 1}`]);
  expect(await offer(-1)).toEqual([null, undefined]);
  expect(await offer(450)).toEqual([policy, `"offers";r=${allowed - 2}`]);
  expect(await other(450)).toEqual([policy, `"offers";r=${allowed - 1}`]);
});

test('a call with two limits tells both', async () => {
  const json = { name: 'سارة', phone: '0551234567', birthDate: '1990-01-01', password: 'a-long-password' };
  const { status, headers } = await post(registerCustomer.path, json);
  expect(status).toBe(201);
  expect(headers.get('ratelimit-policy')).toBe(
    '"network";q=100;w=3600, "customer registrations";q=20;w=3600',
  );
  expect(headers.get('ratelimit')).toMatch(/^"network";r=99;t=\d+, "customer registrations";r=19;t=\d+$/);
});

test('all writing calls of a company together have a limit, another company’s are not counted', async () => {
  const strict = await testServer({ shared: server, attemptFactor: 0.01 });
  const [one, other] = [await server.createCompany('شركة'), await server.createCompany('شركة')];
  const write = async (token: string) =>
    strict.fetch(addContainer.path, { method: 'POST', token, json: {} }).then(({ status }) => status);
  const add = async (token: string) =>
    strict.fetch(addDriver.path, {
      ...{ method: 'POST', token },
      json: { name: 'سالم الدوسري', phone: `05${Math.random()}`.slice(0, 10), identityNumber: '1098765432' },
    });
  const token = await one.signIn();
  const answers = [];
  for (let i = 0; i < 8; i += 1) answers.push(await add(token));
  expect(answers[0]?.headers.get('ratelimit-policy')).toContain('"writes";q=6;w=60');
  expect(answers.map(({ status }) => status).slice(6)).toEqual([429, 429]);
  expect((await add(await other.signIn())).status).not.toBe(429);
  expect(await write(token)).toBe(400);
  await strict.close();
});
