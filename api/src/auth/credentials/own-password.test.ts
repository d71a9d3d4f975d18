import {
  beginTwoFactor,
  changePassword,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
  requireTwoFactor,
} from '@hawiyat/shared/contract/account/account-security';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { requestBankChange } from '@hawiyat/shared/contract/company/bank-change';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testPassword } from '../../../testing/credentials.ts';
import { postFrom } from '../../../testing/from-network.ts';
import { type TestCompany, type TestServer, testServer } from '../../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const post = (path: string, token: string, json: object) =>
  server.fetch(path, { method: 'POST', token, json });
const currentPassword = testPassword;

/** Strangers of twelve networks guess until each of them has to wait. */
async function besiege({ credentials }: TestCompany): Promise<void> {
  for (let network = 1; network <= 12; network += 1)
    for (;;) {
      const guess = { ...credentials, password: 'guess' };
      const { status } = await postFrom(`127.4.0.${network}`, server.url + signIn.path, guess);
      if (status === 429) break;
      expect(status).toBe(401);
    }
}

test('while strangers guess his password a signed-in person proves it by his session, whatever asks for it', async () => {
  const company = await server.createCompany('حاويات محاصرة');
  const [token, other] = [await company.signIn(), await company.signIn()];
  const begun = await post(beginTwoFactor.path, token, { currentPassword });
  const { secret } = beginTwoFactor.response.parse(await begun.json());
  const totpCode = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: server.app.now().getTime(),
  });
  await post(confirmTwoFactor.path, token, { totpCode });
  await besiege(company);
  const bank = {
    ...{ bankName: 'مصرف الراجحي', bankAccountNumber: '9876543210987', bankAccountName: 'شركة الاختبار' },
    iban: 'SA4420000001234567891234',
  };
  for (const [path, json, statuses] of [
    [renewRecoveryCodes.path, { currentPassword }, [200, 400]],
    [requireTwoFactor.path, { currentPassword, required: true }, [204, 400]],
    [requireTwoFactor.path, { currentPassword, required: false }, [204, 400]],
    [removeTwoFactor.path, { currentPassword }, [204, 400]],
    [beginTwoFactor.path, { currentPassword }, [200, 400]],
    [requestBankChange.path, { ...bank, password: currentPassword }, [201, 400]],
    [changePassword.path, { currentPassword, password: 'a-quite-new-password' }, [204, 400]],
  ] as const) {
    const wrong = { ...json, ...('iban' in json ? { password: 'x' } : { currentPassword: 'x' }) };
    const answers = [await post(path, token, json), await post(path, token, wrong)];
    expect([path, answers.map(({ status }) => status)]).toEqual([path, statuses]);
  }
  expect((await post(beginTwoFactor.path, other, { currentPassword })).status).toBe(401);
}, 60_000);

test('who guesses from a session waits himself: the other sessions and sign-ins go on', async () => {
  const company = await server.createCompany('حاويات مسروقة');
  const [stolen, own] = [await company.signIn(), await company.signIn()];
  const begin = (token: string, password: string) =>
    post(beginTwoFactor.path, token, { currentPassword: password });
  for (let tried = 0; tried < 10; tried += 1) expect((await begin(stolen, 'guess')).status).toBe(400);
  const rejected = await begin(stolen, currentPassword);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(900);
  expect((await begin(own, currentPassword)).status).toBe(200);
  expect(await company.signIn()).not.toBe('');
  server.passTime(900_000);
  expect((await begin(stolen, currentPassword)).status).toBe(200);
});

test('whoever shares his network uses nothing of what a signed-in person may ask', async () => {
  const token = await (await server.createCompany('حاويات المبنى')).signIn();
  const begin = (by: string) => post(beginTwoFactor.path, by, { currentPassword });
  for (let at = 0; at < 110; at += 1) expect((await begin('nobody')).status).toBe(401);
  expect((await begin(token)).status).toBe(200);
});
