import { beginTwoFactor, confirmTwoFactor } from '@hawiyat/shared/contract/account/account-security';
import { signIn } from '@hawiyat/shared/contract/account/session';
import {
  askSignInLink,
  setUpByLink,
  signInByLink,
  signInLinkPage,
} from '@hawiyat/shared/contract/account/sign-in-link';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { listContainers } from '@hawiyat/shared/contract/fleet/containers';
import { addOperator } from '@hawiyat/shared/contract/platform/operators';
import { totpCode } from '@hawiyat/shared/testing/totp-code';
import { beforeAll, expect, test } from 'vitest';
import { accountServer } from '../../../testing/account-server.ts';
import { fetchFrom } from '../../../testing/browser.ts';
import { testPassword } from '../../../testing/credentials.ts';
import { emailedLinks } from '../../../testing/emailed-links.ts';
import type { TestCompany } from '../../../testing/server.ts';
import { asPlatform, asSignIn } from '../../db/tenant.ts';

let account: Awaited<ReturnType<typeof accountServer>>;
let links: ReturnType<typeof emailedLinks>;
beforeAll(async () => {
  account = await accountServer();
  links = emailedLinks(account, signInLinkPage);
}, 60_000);

const over = [
  409,
  { message: 'انتهت صلاحية هذا الرابط أو سبق استخدامه. يرجى طلب رابط جديد.', code: 'link-over' },
];
type Browser = ReturnType<typeof links.browserAt>;
const uses = async (token: string) => (await account.server.fetch(listContainers.path, { token })).status;
const ask = (at: Browser, { credentials: { domain, email } }: TestCompany) =>
  at(askSignInLink.path, { domain, email });
const open = (at: Browser, token: string, totp?: string) =>
  at(signInByLink.path, { token, ...(totp !== undefined && { totpCode: totp }) });
const codeOf = (secret: string) => totpCode(secret, account.server.app.now().getTime());

let address = 0;
/** A browser in a network of its own, which asks; the token that its owner gets. */
async function asked(company: TestCompany) {
  address += 1;
  const at = links.browserAt(`127.0.7.${address}`);
  expect((await ask(at, company))[0]).toBe(200);
  const token = (await links.tokensOf(company)).at(-1) ?? '';
  return { at, token };
}

test('a link lets its person in once, in the browser that asked for it, and the audit log tells it apart', async () => {
  const company = await account.server.createCompany('حاويات الرابط');
  const { at, token } = await asked(company);
  const stranger = links.browserAt('127.0.8.1');
  const elsewhere = [
    409,
    {
      message: 'افتح الرابط في المتصفح الذي طلبته منه، أو اطلب رابطًا جديدًا من هذا المتصفح.',
      code: 'link-elsewhere',
    },
  ];
  expect(await open(stranger, token)).toEqual(elsewhere);
  // A cookie of another request does not help.
  await ask(stranger, company);
  expect(await open(stranger, token)).toEqual(elsewhere);
  const [status, body] = await open(at, token);
  expect(status).toBe(200);
  const session = signInByLink.response.parse(body);
  expect(session.adminUser.email).toBe(company.admin.email);
  expect(await uses(session.token)).toBe(200);
  expect(await open(at, token)).toEqual(over);
  const auditLog = await account.server.fetch(listAudit.path, { token: session.token });
  expect(listAudit.response.parse(await auditLog.json()).entries[0]).toMatchObject({
    type: 'session.started_by_link',
    actor: { kind: 'admin', name: session.adminUser.name },
  });
  expect(account.server.logs()).not.toContain(token);
});

test('of two simultaneous uses one lets in', async () => {
  const company = await account.server.createCompany('حاويات السباق');
  const { at, token } = await asked(company);
  const statuses = (await Promise.all([open(at, token), open(at, token)])).map(([status]) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('a link is over after 15 minutes, an unknown one always, and it is stored as a hash only', async () => {
  const company = await account.server.createCompany('حاويات الوقت');
  const { at, token } = await asked(company);
  const stored = await asSignIn(account.server.db, (tx) =>
    tx.selectFrom('email_links').selectAll().where('company_id', '=', company.id).execute(),
  );
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toContain(token);
  account.server.passTime(14 * 60_000);
  await asPlatform(account.server.db, (tx) =>
    tx.updateTable('companies').set({ status: 'suspended' }).where('id', '=', company.id).execute(),
  );
  expect(await open(at, token)).toMatchObject([403, { code: 'suspended' }]);
  account.server.passTime(60_000);
  expect(await open(at, token)).toEqual(over);
  expect(await open(at, 'x'.repeat(43))).toEqual(over);
});

test('the two-factor code is asked for all the same, and a wrong code leaves the link good', async () => {
  const company = await account.server.createCompany('حاويات بخطوتين');
  const owner = await company.signIn();
  const begun = await account.post(beginTwoFactor.path, { currentPassword: testPassword }, owner);
  const { secret } = beginTwoFactor.response.parse(await begun.json());
  const confirmed = await account.post(confirmTwoFactor.path, { totpCode: codeOf(secret) }, owner);
  const { recoveryCodes } = confirmTwoFactor.response.parse(await confirmed.json());
  account.server.passTime(30_000);
  const { at, token } = await asked(company);
  expect(await open(at, token)).toMatchObject([401, { code: 'two-factor' }]);
  expect(await open(at, token, '000000')).toMatchObject([401, { code: 'two-factor-wrong' }]);
  expect((await open(at, token, codeOf(secret)))[0]).toBe(200);
  account.server.passTime(60_000);
  const next = await asked(company);
  expect((await open(next.at, next.token, recoveryCodes[0]))[0]).toBe(200);
});

test('where the company demands two-factor authentication, a link sets it up before it lets in', async () => {
  const company = await account.server.createCompany('حاويات الإلزام');
  await asPlatform(account.server.db, (tx) =>
    tx.updateTable('companies').set({ two_factor_required: true }).where('id', '=', company.id).execute(),
  );
  const { at, token } = await asked(company);
  expect(await open(at, token)).toMatchObject([401, { code: 'two-factor-setup' }]);
  const [, begun] = await at(setUpByLink.path, { token });
  const { secret } = setUpByLink.response.parse(begun);
  const [status, body] = await open(at, token, codeOf(secret));
  expect(status).toBe(200);
  expect(signInByLink.response.parse(body).recoveryCodes).toHaveLength(10);
});

test('three a day for a mailbox, whoever asks, and three more for a browser that has signed in before', async () => {
  const company = await account.server.createCompany('حاويات الثلاثة');
  const known = links.browserAt('127.0.9.1');
  expect((await known(signIn.path, company.credentials))[0]).toBe(200);
  const first = await links.ask('10.8.0.1', askSignInLink.path, company);
  for (let at = 0; at < 12; at += 1)
    expect(await links.ask(`10.8.1.${at + 1}`, askSignInLink.path, company)).toEqual(first);
  expect(await links.tokensOf(company)).toHaveLength(3);
  for (let at = 0; at < 4; at += 1) {
    expect(await ask(known, company)).toEqual(first);
    await links.tokensOf(company);
    account.server.passTime(60_000);
  }
  const all = await links.tokensOf(company);
  expect(all).toHaveLength(6);
  expect((await open(known, all.at(-1) ?? ''))[0]).toBe(200);
});

test('an unknown account gets the same answer and cookie, and nobody an e-mail; nor does an operator', async () => {
  const company = await account.server.createCompany('حاويات مجهولة');
  const { domain, email } = company.credentials;
  const answerOf = async (json: object, at: string) => {
    const answer = await fetchFrom(account.server, at, askSignInLink.path, { method: 'POST', json });
    const cookies = answer.headers.getSetCookie().map((text) => text.replace(/=[^;]+/, '='));
    return { status: answer.status, body: await answer.json(), cookies };
  };
  const known = await answerOf({ domain, email }, '127.0.10.1');
  expect(known).toEqual({
    status: 200,
    body: { message: 'إن كانت هذه البيانات لحساب لدينا فستصلك خلال دقائق رسالة فيها رابط الدخول.' },
    cookies: [
      'hawiyat_sign_in_link=; Path=/api/company/auth/admin/login/link; Max-Age=900; HttpOnly; SameSite=Strict',
    ],
  });
  const operator = 'operator@hawiyat.example';
  await account.post(addOperator.path, { name: operator }, account.server.operatorToken);
  for (const other of [`x-${email}`, operator]) {
    expect(await answerOf({ domain, email: other }, '127.0.10.2')).toEqual(known);
    expect(await account.emailsTo(other)).toEqual([]);
  }
  expect(await links.tokensOf(company)).toHaveLength(1);
});
