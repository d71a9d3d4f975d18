import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import {
  approveBankChange,
  confirmBankChange,
  fetchBankAccount,
  listBankChanges,
  rejectBankChange,
  requestBankChange,
  withdrawBankChange,
} from '@hawiyat/shared/contract/company/bank-change';
import { listNotifications } from '@hawiyat/shared/contract/company/notifications';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { testPassword } from '../../testing/credentials.ts';
import { marketServer } from '../../testing/market-server.ts';
import { operatorCookie, pageAt, sendForm } from '../../testing/operator-page.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { startSession } from '../auth/sign-in/start-session.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';
import { deliverMails } from '../mail/enqueue-email.ts';
import { readOutbox } from '../mail/outbox.ts';

const { server } = await marketServer();

beforeEach(() => server.passTime(2 * 3_600_000));

const old = {
  bankName: 'بنك الرياض',
  bankAccountNumber: '1234567890123',
  iban: 'SA0380000000608010167519',
  bankAccountName: 'شركة الاختبار',
};
const wanted = {
  bankName: 'مصرف الراجحي',
  bankAccountNumber: '9876543210987',
  iban: 'SA44 2000 0001 2345 6789 1234',
  bankAccountName: 'شركة الاختبار المحدودة',
};
const stored = { ...wanted, iban: 'SA4420000001234567891234' };

/** A company with an account, an owner, another owner and one person of each other role. */
async function company() {
  const made = await server.createCompany('شركة الاختبار');
  const company_id = made.id;
  const people = await asPlatform(server.db, async (tx) => {
    await tx
      .insertInto('bank_accounts')
      .values({
        ...{ company_id, bank_name: old.bankName, account_number: old.bankAccountNumber },
        ...{ iban: old.iban, account_name: old.bankAccountName },
      })
      .execute();
    return tx
      .insertInto('admins')
      .values(
        (['owner', 'dispatcher', 'accountant', 'viewer'] as const).map((role) => ({
          ...{ company_id, role, name: `شخص ${role}`, password_hash: 'x' },
          email: `${role}@${made.credentials.domain}.example`,
        })),
      )
      .returning(['id', 'role', 'email'])
      .execute();
  });
  const tokenOf = async (role: string) => {
    const id = people.find((person) => person.role === role)?.id ?? '';
    return startSession(server.db, { companyId: company_id, adminId: id }, server.app.now());
  };
  const otherOwner = people.find(({ role }) => role === 'owner')?.email ?? '';
  return { ...made, token: await made.signIn(), tokenOf, otherOwner };
}

type Company = Awaited<ReturnType<typeof company>>;

const post = (path: string, token: string, json: object = {}) =>
  server.fetch(path, { method: 'POST', token, json });
const bank = async (token: string) =>
  fetchBankAccount.response.parse(await (await server.fetch(fetchBankAccount.path, { token })).json());
const ask = ({ token }: Pick<Company, 'token'>, change: object = {}) =>
  post(requestBankChange.path, token, { ...wanted, password: testPassword, ...change });
const confirm = (token: string, code: string) => post(confirmBankChange.path, token, { code });
const mails = async (to: string) => {
  await deliverMails(server.app);
  return (await readOutbox(server.dataDir)).filter((mail) => mail.to === to);
};
const codeFor = async ({ admin }: Company) =>
  /\u2066(\d{6})\u2069/.exec((await mails(admin.email))[0]?.subject ?? '')?.[1] ?? '';
const waiting = async () =>
  listBankChanges.response.parse(
    await (
      await server.fetch(`${listBankChanges.path}?status=waiting&limit=100`, { token: server.operatorToken })
    ).json(),
  ).bankChanges;
const decide = (endpoint: { path: string }, id: string, json?: object) =>
  server.fetch(endpoint.path.replace(':bankChangeId', id), {
    ...{ method: 'POST', token: server.operatorToken },
    ...(json && { json }),
  });

/** A change that waits for the operators. */
async function confirmed(from: Company, change: object = {}): Promise<string> {
  await ask(from, change);
  const answer = await confirm(from.token, await codeFor(from));
  return confirmBankChange.response.parse(await answer.json()).change.id;
}

test('a new account counts from its approval on, and the old one until then', async () => {
  const own = await company();
  const { token } = own;
  expect(await bank(token)).toEqual({ account: old, change: null });

  expect((await ask(own)).status).toBe(201);
  expect(await bank(token)).toMatchObject({
    account: old,
    change: { status: 'unconfirmed', account: stored, requestedBy: own.admin.name },
  });
  expect((await waiting()).filter((change) => change.company.id === own.id)).toEqual([]);

  const answer = await confirm(token, await codeFor(own));
  expect(answer.status).toBe(200);
  expect(await bank(token)).toMatchObject({ account: old, change: { status: 'waiting' } });
  const [change] = (await waiting()).filter((each) => each.company.id === own.id);
  expect(change).toMatchObject({ current: old, account: stored, company: { name: own.name } });
  expect(change?.warnings).toEqual({});

  expect((await decide(approveBankChange, change?.id ?? '')).status).toBe(200);
  expect(await bank(token)).toMatchObject({ account: stored, change: { status: 'approved' } });
  expect((await mails(own.admin.email))[0]?.subject).toBe('تم اعتماد الحساب البنكي الجديد');
  expect((await mails(own.otherOwner)).map(({ subject }) => subject)).toEqual([
    'تم اعتماد الحساب البنكي الجديد',
    'طلب تغيير الحساب البنكي لشركتك',
  ]);
  const heard = await (await server.fetch(listNotifications.path, { token })).json();
  expect(listNotifications.response.parse(heard).notifications[0]?.notification).toMatchObject({
    ...{ title: 'اعتُمد الحساب البنكي الجديد', address: '/settings/bank' },
  });
});

test('the audit log and the e-mails name accounts by their last four digits alone', async () => {
  const own = await company();
  await decide(approveBankChange, await confirmed(own));
  const entries = await (await server.fetch(listAudit.path, { token: own.token })).text();
  const texts = [...(await mails(own.admin.email)), ...(await mails(own.otherOwner))].map(
    ({ text, html, subject }) => [subject, text, html],
  );
  const told = `${entries}${JSON.stringify(texts)}`;
  for (const account of [old, stored]) {
    expect(told).not.toContain(account.iban);
    expect(told).not.toContain(account.iban.slice(-6));
    expect(told).not.toContain(account.bankAccountNumber);
  }
  const types = listAudit.response
    .parse(JSON.parse(entries))
    .entries.map(({ type, after }) => [...[type, after?.iban]]);
  expect(types.filter(([type]) => String(type).startsWith('company.bank'))).toEqual([
    ['company.bank_change_approved', '…1234'],
    ['company.bank_change_confirmed', '…1234'],
    ['company.bank_change_requested', '…1234'],
  ]);
});

test('a rejection says why, and the old account stays', async () => {
  const own = await company();
  const id = await confirmed(own, { iban: 'SA00 1111' });
  expect((await waiting()).find((change) => change.id === id)?.warnings.iban).toMatch(/آيبان/);
  expect((await decide(rejectBankChange, id, { reason: ' ' })).status).toBe(400);
  expect((await decide(rejectBankChange, id, { reason: 'الاسم لا يطابق السجل' })).status).toBe(200);
  expect(await bank(own.token)).toMatchObject({
    ...{ account: old, change: { status: 'rejected', reason: 'الاسم لا يطابق السجل' } },
  });
  const [mail] = await mails(own.admin.email);
  expect([mail?.subject, mail?.text]).toEqual([
    'نتيجة طلب تغيير الحساب البنكي',
    expect.stringContaining('الاسم لا يطابق السجل'),
  ]);
  // Another one may follow.
  expect((await ask(own)).status).toBe(201);
});

test('operators see both accounts side by side, and decide at their page', async () => {
  const [own, other] = [await company(), await company()];
  const [id, refused] = [await confirmed(own), await confirmed(other)];
  const cookie = await operatorCookie(server);
  const send = (fields: Record<string, string>) =>
    sendForm(server, '/operator/registrations', fields, { cookie });
  const page = () => pageAt(server, '/operator/registrations', { cookie });
  const card = (await page()).split(`id="${id}"`)[1]?.split('</article>')[0] ?? '';
  expect(card).toContain('SA03 8000 0000 6080 1016 7519');
  expect(card).toContain('SA44 2000 0001 2345 6789 1234');
  expect((await send({ action: 'reject-bank', id: refused, reason: ' ' })).status).toBe(400);
  expect((await send({ action: 'reject-bank', id: refused, reason: 'سبب' })).status).toBe(303);
  expect((await send({ action: 'approve-bank', id })).status).toBe(303);
  expect(await bank(own.token)).toMatchObject({ account: stored });
  expect(await bank(other.token)).toMatchObject({ account: old, change: { reason: 'سبب' } });
  expect((await send({ action: 'approve-bank', id })).status).toBe(409);
  expect(await page()).not.toContain(`id="${id}"`);
});

test('of two decisions about a change one counts', async () => {
  const own = await company();
  const id = await confirmed(own);
  const answers = await Promise.all([
    decide(approveBankChange, id),
    decide(approveBankChange, id),
    decide(rejectBankChange, id, { reason: 'سبب' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  for (const unknown of ['00000000-0000-4000-8000-000000000000', 'x'])
    expect((await decide(approveBankChange, unknown)).status).toBe(404);
});

test('only who may change the company asks, with the own password', async () => {
  const own = await company();
  const wrong = await ask(own, { password: 'not-the-password' });
  expect(await statusAndBody(wrong)).toEqual([
    400,
    {
      ...{ message: 'كلمة المرور غير صحيحة.', code: 'password-wrong' },
      fields: { password: 'كلمة المرور غير صحيحة.' },
    },
  ]);
  expect((await bank(own.token)).change).toBeNull();
  for (const role of ['dispatcher', 'accountant', 'viewer']) {
    const token = await own.tokenOf(role);
    for (const path of [requestBankChange.path, confirmBankChange.path, withdrawBankChange.path])
      expect([role, path, (await post(path, token, { ...wanted, password: 'x', code: '1' })).status]).toEqual(
        [...[role, path, 403]],
      );
    const seen = await server.fetch(fetchBankAccount.path, { token });
    expect([role, seen.status]).toEqual([role, role === 'accountant' ? 200 : 403]);
  }
});

test('a code counts for who asked, for half an hour and for five attempts', async () => {
  const own = await company();
  await ask(own);
  const right = await codeFor(own);
  const wrong = right === '111111' ? '222222' : '111111';
  const colleague = await own.tokenOf('owner');
  expect((await confirm(colleague, right)).status).toBe(404);
  for (let n = 0; n < 5; n += 1)
    expect(await statusAndBody(await confirm(own.token, wrong))).toMatchObject([400, { code: 'code-wrong' }]);
  expect(await statusAndBody(await confirm(own.token, right))).toMatchObject([400, { code: 'code-spent' }]);

  await ask(own);
  const late = await codeFor(own);
  expect((await confirm(own.token, right)).status).toBe(right === late ? 200 : 400);
  server.passTime(31 * 60_000);
  expect(await statusAndBody(await confirm(own.token, late))).toMatchObject([400, { code: 'code-expired' }]);
  expect((await bank(own.token)).change).toBeNull();
});

test('one change waits at a time, and can be taken back by any owner', async () => {
  const own = await company();
  const id = await confirmed(own);
  expect(await statusAndBody(await ask(own))).toMatchObject([409, { code: 'bank-change-waiting' }]);
  expect((await post(withdrawBankChange.path, await own.tokenOf('owner'))).status).toBe(200);
  expect(await bank(own.token)).toEqual({ account: old, change: null });
  expect((await decide(approveBankChange, id)).status).toBe(409);
  expect((await post(withdrawBankChange.path, own.token)).status).toBe(404);
  expect((await ask(own)).status).toBe(201);
});

test('the account that counts already is no change', async () => {
  const own = await company();
  expect(await statusAndBody(await ask(own, old))).toMatchObject([400, { code: 'bank-account-same' }]);
});

test('another company neither sees nor confirms nor withdraws a change', async () => {
  const [own, other] = [await company(), await company()];
  const id = await confirmed(own);
  expect((await bank(other.token)).change).toBeNull();
  expect((await post(withdrawBankChange.path, other.token)).status).toBe(404);
  expect((await waiting()).some((change) => change.id === id)).toBe(true);
});

test('a company itself decides nothing, whatever its statements say', async () => {
  const own = await company();
  const id = await confirmed(own);
  const as = (statement: ReturnType<typeof sql>) =>
    asCompany(server.db, own.id, (tx) => statement.execute(tx));
  await expect(as(sql`update bank_changes set decision = 'approved', decided_at = now()`)).rejects.toThrow();
  await expect(as(sql`update bank_changes set iban = 'SA'`)).rejects.toThrow();
  await expect(as(sql`update bank_accounts set iban = 'SA'`)).rejects.toThrow();
  await expect(as(sql`update companies set commercial_number = '1'`)).rejects.toThrow();
  await expect(as(sql`update companies set status = 'active'`)).rejects.toThrow();
  expect((await waiting()).some((change) => change.id === id)).toBe(true);
});
