import { signIn } from '@hawiyat/shared/contract/account/session';
import { signOut } from '@hawiyat/shared/contract/account/sign-out';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { isolate } from '@hawiyat/shared/locale/bidi';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../testing/server.ts';
import { asPlatform } from '../../db/tenant.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

const wrong = 'معرّف المنشأة أو البريد الإلكتروني أو كلمة المرور غير صحيحة.';
const ended = { message: 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.' };
const minutes = 60_000;

const attempt = (credentials: object) => server.fetch(signIn.path, { method: 'POST', json: credentials });
const use = (token: string) => server.fetch(listContainers.path, { token });

test('an admin signs in with identifier, e-mail and password, and gets a token and who they are', async () => {
  const { id, admin, credentials } = await server.createCompany('حاويات الشرق');
  const answer = await attempt(credentials);
  expect(answer.status).toBe(200);
  const { token, adminUser } = signIn.response.parse(await answer.json());
  expect(adminUser).toEqual({
    ...admin,
    company: { id, name: 'حاويات الشرق', identifier: credentials.domain, logoUrl: null },
  });
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect((await use(token)).status).toBe(200);
});

test('Arabic digits in the identifier and capitals or spaces around the e-mail are the same admin', async () => {
  const { credentials } = await server.createCompany('حاويات الغرب');
  const domain = credentials.domain.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
  const answer = await attempt({ ...credentials, domain, email: `  ${credentials.email.toUpperCase()} ` });
  expect(answer.status).toBe(200);
});

test('an identifier copied out of the e-mail brings its marks of direction, and is the same', async () => {
  const { credentials } = await server.createCompany('حاويات الجنوب');
  const answer = await attempt({ ...credentials, domain: isolate(credentials.domain) });
  expect(answer.status).toBe(200);
});

test.each([
  (digits: string) => digits.replace(/^(...)(...)/, '$1 $2 '),
  (digits: string) => digits.replace(/^(...)(...)/, '$1-$2-'),
  (digits: string) => `معرّف المنشأة: ${digits}.`,
])('an identifier with spaces, dashes or its label is the same', async (typed) => {
  const { credentials } = await server.createCompany('حاويات الوسط');
  const answer = await attempt({ ...credentials, domain: typed(credentials.domain) });
  expect(answer.status).toBe(200);
});

test('a wrong identifier, e-mail or password gets one and the same 401', async () => {
  const { credentials } = await server.createCompany('حاويات الشمال');
  for (const fault of [
    { domain: '9111111111' },
    { email: 'nobody@example.com' },
    { password: 'not-the-password' },
    { domain: 'not a number' },
  ]) {
    const answer = await attempt({ ...credentials, ...fault });
    expect([answer.status, await answer.json()]).toEqual([401, { message: wrong }]);
  }
}, 20_000);

test('a suspended company hears so only after the right password, and its sessions are dead', async () => {
  const company = await server.createCompany('حاويات موقوفة');
  const token = await company.signIn();
  await asPlatform(server.db, (tx) =>
    tx.updateTable('companies').set({ status: 'suspended' }).where('id', '=', company.id).execute(),
  );
  const right = await attempt(company.credentials);
  expect([right.status, await right.json()]).toEqual([
    403,
    { message: 'تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.', code: 'suspended' },
  ]);
  expect((await attempt({ ...company.credentials, password: 'wrong' })).status).toBe(401);
  expect((await use(token)).status).toBe(401);
});

test('missing credentials are named field by field', async () => {
  const answer = await attempt({ domain: '9000000000', password: 7 });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    {
      message: 'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.',
      fields: { email: 'هذا الحقل مطلوب', password: 'القيمة غير صحيحة' },
    },
  ]);
});

test('after signing out the token is dead at once, and the admin’s other session lives', async () => {
  const company = await server.createCompany('حاويات الجنوب');
  const [token, other] = [await company.signIn(), await company.signIn()];
  const answer = await server.fetch(signOut.path, { method: 'POST', token });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect((await use(token)).status).toBe(401);
  expect((await use(other)).status).toBe(200);
});

test('signing out says that it is JSON, with nothing in it, and that is fine', async () => {
  const token = await (await server.createCompany('شركة')).signIn();
  const headers = { 'content-type': 'application/json' };
  expect((await server.fetch(signOut.path, { method: 'POST', token, headers })).status).toBe(204);
});

test('no token, a made-up token and another scheme are 401', async () => {
  const anonymous = await server.fetch(listContainers.path);
  expect([anonymous.status, await anonymous.json()]).toEqual([401, ended]);
  expect(anonymous.headers.get('www-authenticate')).toBe('Bearer');
  expect((await use('A'.repeat(43))).status).toBe(401);
  expect((await use('short')).status).toBe(401);
  const basic = { authorization: 'Basic YTpi' };
  expect((await server.fetch(listContainers.path, { headers: basic })).status).toBe(401);
  expect((await server.fetch(signOut.path, { method: 'POST' })).status).toBe(401);
});

test('a session ends an hour after its last use', async () => {
  const token = await (await server.createCompany('حاويات الوقت')).signIn();
  for (const pause of [59, 59]) {
    server.passTime(pause * minutes);
    expect((await use(token)).status).toBe(200);
  }
  server.passTime(60 * minutes);
  expect((await use(token)).status).toBe(401);
});

test('a session ends a day after its start, however much it is used', async () => {
  const token = await (await server.createCompany('حاويات الوقت')).signIn();
  for (let passed = 50; passed < 24 * 60; passed += 50) {
    server.passTime(50 * minutes);
    expect((await use(token)).status).toBe(200);
  }
  server.passTime(50 * minutes);
  expect((await use(token)).status).toBe(401);
});

test('after ten wrong passwords the account waits, in words and in seconds, and then may try again', async () => {
  const { credentials } = await server.createCompany('حاويات التخمين');
  const guesses = Array.from({ length: 10 }, () => attempt({ ...credentials, password: 'guess' }));
  for (const guess of guesses) expect((await guess).status).toBe(401);
  const rejected = await attempt(credentials);
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  expect(await rejected.json()).toEqual({ message: 'محاولات كثيرة. يرجى المحاولة بعد 15 دقيقة.' });
  const another = await server.createCompany('شركة أخرى');
  expect((await attempt(another.credentials)).status).toBe(200);
  server.passTime(15 * minutes);
  expect((await attempt(credentials)).status).toBe(200);
}, 20_000);
