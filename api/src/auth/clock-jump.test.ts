import { beginSecondStep, confirmSecondStep } from '@hawiyat/shared/contract/account/account-security';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { addOperator, signInOperator } from '@hawiyat/shared/contract/platform/operators';
import { listRolloutStates } from '@hawiyat/shared/contract/platform/rollouts';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword } from '../../testing/credentials.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

/** A clock that is 26 hours ahead for a while, and is then put right. */
const jump = 26 * 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const post = (path: string, json: object, token?: string) =>
  server.fetch(path, { method: 'POST', json, ...(token !== undefined && { token }) });
async function inFuture<T>(work: () => Promise<T>): Promise<T> {
  server.passTime(jump);
  const done = await work();
  server.passTime(-jump);
  return done;
}

test('wrong passwords of the future keep nobody out, and count anew', async () => {
  const { credentials } = await server.createCompany('حاويات الغد');
  const guess = () => post(signIn.path, { ...credentials, password: 'guess' });
  await inFuture(async () => {
    for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(401);
    expect((await guess()).status).toBe(429);
  });
  expect((await post(signIn.path, credentials)).status).toBe(200);
  for (let at = 0; at < 10; at += 1) expect((await guess()).status).toBe(401);
  const rejected = await guess();
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(900);
});

test('a session of the future opens nothing, and its person signs in again', async () => {
  const company = await server.createCompany('حاويات بعد الغد');
  const uses = async (token: string) => (await server.fetch(listContainers.path, { token })).status;
  const token = await inFuture(async () => {
    const started = await company.signIn();
    expect(await uses(started)).toBe(200);
    return started;
  });
  expect(await uses(token)).toBe(401);
  expect(await uses(await company.signIn())).toBe(200);
  server.passTime(jump);
  expect(await uses(token)).toBe(401);
  server.passTime(-jump);
});

test('a session that was used in the future ends an hour after its last use', async () => {
  const company = await server.createCompany('حاويات الساعة');
  const uses = async (token: string) => (await server.fetch(listContainers.path, { token })).status;
  const token = await company.signIn();
  const ahead = 50 * 60_000;
  server.passTime(ahead);
  expect(await uses(token)).toBe(200);
  server.passTime(-ahead);
  expect(await uses(token)).toBe(200);
  server.passTime(61 * 60_000);
  expect(await uses(token)).toBe(401);
});

test('an operator’s session of the future opens nothing', async () => {
  const added = await post(addOperator.path, { name: 'سارة' }, server.operatorToken);
  const { credential } = addOperator.response.parse(await added.json());
  const signedIn = await inFuture(() => post(signInOperator.path, { name: 'سارة', credential }));
  const { token } = signInOperator.response.parse(await signedIn.json());
  expect((await server.fetch(listRolloutStates.path, { token })).status).toBe(401);
});

test('a code that was used in the future keeps out none of the right time', async () => {
  const company = await server.createCompany('حاويات الرموز');
  const token = await company.signIn();
  const begun = await post(beginSecondStep.path, { currentPassword: testPassword }, token);
  const { secret } = beginSecondStep.response.parse(await begun.json());
  const totpCode = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.app.now().getTime() });
  await post(confirmSecondStep.path, { totpCode: totpCode() }, token);
  const enter = async (code: string) =>
    (await post(signIn.path, { ...company.credentials, totpCode: code })).status;
  expect(await inFuture(() => enter(totpCode()))).toBe(200);
  const code = totpCode();
  expect([await enter(code), await enter(code)]).toEqual([200, 401]);
});
