import {
  beginTwoFactor,
  changePassword,
  confirmTwoFactor,
  readSecurity,
  removeTwoFactor,
  renewRecoveryCodes,
  requireTwoFactor,
} from '@hawiyat/shared/contract/account/account-security';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/two-factor-setup';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, expect, test } from 'vitest';
import { accountServer } from '../../../testing/account-server.ts';
import { testPassword } from '../../../testing/credentials.ts';
import type { TestCompany } from '../../../testing/server.ts';
import { asPlatform, asSignIn } from '../../db/tenant.ts';
import { knownError } from '../../http/domain-error-responses.ts';
import { startSession } from '../sign-in/start-session.ts';
import { seal } from './sealed-secret.ts';

let account: Awaited<ReturnType<typeof accountServer>>;
beforeAll(async () => {
  account = await accountServer();
}, 60_000);

const currentPassword = testPassword;
const uses = (token: string) => account.server.fetch(listContainers.path, { token });
const attempt = (company: TestCompany, more: object = {}) =>
  account.told(account.post(signIn.path, { ...company.credentials, ...more }));
/** The code that an app shows now. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: account.server.app.now().getTime() });
const nextCode = () => account.server.passTime(30_000);
const security = async (token: string) =>
  readSecurity.response.parse(await (await account.server.fetch(readSecurity.path, { token })).json());

/** A company whose administrator has turned two-factor authentication on. */
async function withTwoFactor() {
  const company = await account.server.createCompany('حاويات بخطوتين');
  const token = await company.signIn();
  const begun = await account.post(beginTwoFactor.path, { currentPassword }, token);
  const { secret } = beginTwoFactor.response.parse(await begun.json());
  const confirmed = await account.post(confirmTwoFactor.path, { totpCode: codeOf(secret) }, token);
  const { recoveryCodes } = confirmTwoFactor.response.parse(await confirmed.json());
  return { company, token, secret, recoveryCodes };
}

test('a two-factor code is asked for after the right password only, and its code is good once', async () => {
  const { company, secret } = await withTwoFactor();
  nextCode();
  expect(await attempt(company)).toEqual([
    401,
    { message: 'أدخل رمز التحقق الظاهر في تطبيق المصادقة.', code: 'two-factor' },
  ]);
  const totpCode = codeOf(secret);
  const wrong = await attempt(company, { password: 'not-the-password', totpCode });
  expect(wrong).toEqual([401, { message: 'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.' }]);
  const [status, body] = await attempt(company, { totpCode });
  expect([status, Object.keys(body ?? {})]).toEqual([200, ['token', 'adminUser']]);
  expect(await attempt(company, { totpCode })).toMatchObject([401, { code: 'two-factor-wrong' }]);
  nextCode();
  const typed = codeOf(secret).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  expect((await attempt(company, { totpCode: ` ${typed.slice(0, 3)} ${typed.slice(3)}` }))[0]).toBe(200);
  nextCode();
  expect((await attempt(company, { totpCode: `رمز التحقق: ${codeOf(secret)}.` }))[0]).toBe(200);
});

test('of simultaneous sign-ins by one code one is in', async () => {
  const { company, secret } = await withTwoFactor();
  nextCode();
  const totpCode = codeOf(secret);
  const all = await Promise.all([1, 2, 3].map(() => attempt(company, { totpCode })));
  expect(all.map(([status]) => status).sort()).toEqual([200, 401, 401]);
});

test('a recovery code stands in for the app once, new ones void the older, and only hashes are stored', async () => {
  const { company, token, recoveryCodes } = await withTwoFactor();
  const [first = '', second = ''] = recoveryCodes;
  expect(recoveryCodes).toHaveLength(10);
  expect((await attempt(company, { totpCode: first.toLowerCase() }))[0]).toBe(200);
  expect(await attempt(company, { totpCode: first })).toMatchObject([401, { code: 'two-factor-wrong' }]);
  expect(await security(token)).toMatchObject({ recoveryCodesLeft: 9, requiredByCompany: false });
  const stored = await asSignIn(account.server.db, (tx) =>
    tx.selectFrom('recovery_codes').selectAll().execute(),
  );
  expect(JSON.stringify(stored)).not.toContain(second);
  expect((await account.post(renewRecoveryCodes.path, { currentPassword }, token)).status).toBe(200);
  expect((await attempt(company, { totpCode: second }))[0]).toBe(401);
  expect(await security(token)).toMatchObject({ recoveryCodesLeft: 10 });
});

test('under another key of the platform the app’s codes are wrong, and the recovery codes still open the account', async () => {
  const { company, secret, recoveryCodes } = await withTwoFactor();
  await asSignIn(account.server.db, (tx) =>
    tx
      .updateTable('two_factor_secrets')
      .set({ sealed_secret: seal('another key', 'x', Buffer.alloc(20)) })
      .where('company_id', '=', company.id)
      .execute(),
  );
  nextCode();
  expect(await attempt(company, { totpCode: codeOf(secret) })).toMatchObject([
    401,
    { code: 'two-factor-wrong' },
  ]);
  expect((await attempt(company, { totpCode: recoveryCodes[0] }))[0]).toBe(200);
});

test('wrong codes make their network wait, like wrong passwords', async () => {
  const { company, secret } = await withTwoFactor();
  for (let tried = 0; tried < 10; tried += 1)
    expect((await attempt(company, { totpCode: '000000' }))[0]).toBe(401);
  nextCode();
  expect((await attempt(company, { totpCode: codeOf(secret) }))[0]).toBe(429);
});

test('turning it on and off asks for the password again, is told by e-mail, and needs no code afterwards', async () => {
  const { company, token, secret } = await withTwoFactor();
  expect(await account.told(account.post(beginTwoFactor.path, { currentPassword }, token))).toMatchObject([
    409,
    { code: 'two-factor-on' },
  ]);
  for (const path of [beginTwoFactor.path, removeTwoFactor.path, renewRecoveryCodes.path])
    expect(await account.told(account.post(path, { currentPassword: 'wrong' }, token))).toEqual([
      400,
      {
        message: 'كلمة المرور الحالية غير صحيحة.',
        code: 'password-wrong',
        fields: { currentPassword: 'كلمة المرور الحالية غير صحيحة.' },
      },
    ]);
  expect((await account.post(removeTwoFactor.path, { currentPassword }, token)).status).toBe(204);
  expect((await attempt(company))[0]).toBe(200);
  expect((await attempt(company, { totpCode: codeOf(secret) }))[0]).toBe(200);
  expect((await account.emailsTo(company.admin.email)).map(({ subject }) => subject)).toEqual([
    'فُعّل التحقق بخطوتين',
    'أُلغي التحقق بخطوتين',
  ]);
});

test('a company that demands it ends the sessions of those who have none, and their next sign-in sets it up', async () => {
  const { company, token, secret } = await withTwoFactor();
  const colleague = { ...company, credentials: { ...company.credentials, email: 'saad@example.com' } };
  const { password_hash } = await asSignIn(account.server.db, (tx) =>
    tx
      .selectFrom('admins')
      .select('password_hash')
      .where('id', '=', company.admin.id)
      .executeTakeFirstOrThrow(),
  );
  await asPlatform(account.server.db, (tx) =>
    tx
      .insertInto('admins')
      .values({ company_id: company.id, name: 'سعد', email: 'saad@example.com', password_hash })
      .execute(),
  );
  const signedIn = signIn.response.parse((await attempt(colleague))[1]);
  const demand = (required: boolean, by: string) =>
    account.told(account.post(requireTwoFactor.path, { required, currentPassword }, by));
  expect(await demand(true, signedIn.token)).toMatchObject([409, { code: 'own-two-factor-first' }]);
  expect((await demand(true, token))[0]).toBe(204);
  expect((await uses(token)).status).toBe(200);
  expect((await uses(signedIn.token)).status).toBe(401);
  // A password that was compared before the demand opens nothing after it.
  const late = startSession(
    account.server.db,
    { companyId: company.id, adminId: signedIn.adminUser.id, passwordHash: password_hash },
    account.server.app.now(),
  );
  await expect(late.catch((error) => Promise.reject(knownError(error)))).rejects.toMatchObject({
    status: 401,
  });

  expect(await attempt(colleague)).toMatchObject([401, { code: 'two-factor-setup' }]);
  expect(await attempt(colleague, { totpCode: '123456' })).toMatchObject([401, { code: 'two-factor-setup' }]);
  const begun = await account.post(setUpAtSignIn.path, colleague.credentials);
  const own = setUpAtSignIn.response.parse(await begun.json());
  expect(await attempt(colleague, { totpCode: codeOf(secret) })).toMatchObject([
    401,
    { code: 'two-factor-wrong' },
  ]);
  const done = signIn.response.parse((await attempt(colleague, { totpCode: codeOf(own.secret) }))[1]);
  expect(done.recoveryCodes).toHaveLength(10);
  expect((await uses(done.token)).status).toBe(200);
  expect((await account.post(setUpAtSignIn.path, colleague.credentials)).status).toBe(409);
  expect(
    await account.told(account.post(removeTwoFactor.path, { currentPassword }, done.token)),
  ).toMatchObject([409, { code: 'two-factor-demanded' }]);
  expect((await demand(false, token))[0]).toBe(204);
  expect((await account.post(removeTwoFactor.path, { currentPassword }, done.token)).status).toBe(204);
});

test('the own password changes by the current one; the other sessions end, and an e-mail says so', async () => {
  const company = await account.server.createCompany('حاويات أخرى');
  const [here, there] = [await company.signIn(), await company.signIn()];
  const password = 'a-quite-new-password';
  const change = (given: string, chosen = password) =>
    account.told(account.post(changePassword.path, { currentPassword: given, password: chosen }, here));
  expect(await change('wrong')).toMatchObject([
    400,
    { fields: { currentPassword: 'كلمة المرور الحالية غير صحيحة.' } },
  ]);
  expect(await change(testPassword, 'short')).toMatchObject([
    400,
    { fields: { password: expect.any(String) } },
  ]);
  expect(await change(testPassword)).toEqual([204, null]);
  expect([(await uses(here)).status, (await uses(there)).status]).toEqual([200, 401]);
  expect((await attempt(company))[0]).toBe(401);
  expect((await attempt(company, { password }))[0]).toBe(200);
  expect((await account.emailsTo(company.admin.email)).map(({ subject }) => subject)).toEqual([
    'تغيّرت كلمة مرورك',
  ]);
});

test('whoever guesses the current password from a stolen session has to wait', async () => {
  const company = await account.server.createCompany('حاويات مسروقة');
  const token = await company.signIn();
  const guess = () =>
    account.post(changePassword.path, { currentPassword: 'guess', password: 'a-long-one-1' }, token);
  for (let tried = 0; tried < 10; tried += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('a sign-in starts a session of its own: a token that the browser brings is never made good', async () => {
  const company = await account.server.createCompany('حاويات مثبتة');
  const planted = 'P'.repeat(43);
  const answer = await account.server.fetch(signIn.path, {
    method: 'POST',
    token: planted,
    json: company.credentials,
    headers: { cookie: `web_auth_token=${planted}; hawiyat_device=${planted}` },
  });
  const { token } = signIn.response.parse(await answer.json());
  expect(token).not.toBe(planted);
  expect((await uses(planted)).status).toBe(401);
  const again = await company.signIn();
  expect(again).not.toBe(token);
});
