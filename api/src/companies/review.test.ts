import { signIn } from '@hawiyat/shared/contract/account/session';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import {
  approveRegistration,
  type CompanyStatus,
  listCompanies,
  listRegistrations,
  reinstateCompany,
  rejectRegistration,
  suspendCompany,
} from '@hawiyat/shared/contract/company/review';
import { addDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { listTasks, signInDriver } from '@hawiyat/shared/contract/orders/driver-app';
import { expect, test } from 'vitest';
import { newCommercialNumber, password } from '../../testing/registrant.ts';
import { registrationServer } from '../../testing/registration-server.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { type TestCompany, testServer } from '../../testing/server.ts';
import { asPlatform } from '../db/tenant.ts';
import { deliverMails } from '../mail/enqueue-email.ts';
import { readOutbox } from '../mail/outbox.ts';
import { isCompanyIdentifier } from './company-identifier.ts';

const { server, they } = await registrationServer();

const at = (path: string, id: string) => path.replace(/:\w+/, id);
const operate = (path: string, json?: object, token = server.operatorToken) =>
  server.fetch(path, { method: 'POST', token, ...(json && { json }) });
const approve = (id: string) => operate(at(approveRegistration.path, id));
const reject = (id: string, reason: unknown = 'السجل التجاري غير واضح') =>
  operate(at(rejectRegistration.path, id), { reason });
const suspend = (id: string, reason: unknown = 'مخالفة الشروط') =>
  operate(at(suspendCompany.path, id), { reason });
const reinstate = (id: string) => operate(at(reinstateCompany.path, id));
const approvedOf = async (answer: Response) =>
  approveRegistration.response.parse(await answer.json()).registration;

const decided = { message: 'سبق اتخاذ قرار في طلب التسجيل.', code: 'decided' };
const notThere = { message: 'العنصر المطلوب غير موجود.' };
const missing = 'هذا الحقل مطلوب';

test('only the operator reviews: nobody, a damaged token and a company get a 401', async () => {
  const { id } = await they.submitted();
  const company = await server.createCompany('شركة');
  const tokens = [undefined, 'x', `${server.operatorToken}x`, await company.signIn()];
  const calls: [string, string][] = [
    ['GET', listRegistrations.path],
    ['POST', at(approveRegistration.path, id)],
    ['POST', at(rejectRegistration.path, id)],
    ['GET', listCompanies.path],
    ['POST', at(suspendCompany.path, company.id)],
    ['POST', at(reinstateCompany.path, company.id)],
  ];
  for (const [method, path] of calls) {
    for (const token of tokens) {
      const json = method === 'POST' && { json: { reason: 'سبب' } };
      const answer = await server.fetch(path, { method, ...(token && { token }), ...json });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  }
  expect((await they.registrations()).find((registration) => registration.id === id)?.status).toBe('pending');
});

test('what is not there is a 404, whatever its id looks like', async () => {
  for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', "'; drop table companies"]) {
    for (const call of [approve, reject, suspend, reinstate]) {
      const answer = await call(encodeURIComponent(decodeURIComponent(id)));
      expect([id, [400, 404].includes(answer.status)]).toEqual([id, true]);
      if (id !== '%00') expect(await answer.json()).toEqual(notThere);
    }
  }
});

test('a decision against a company needs a reason', async () => {
  const { id } = await they.submitted();
  const company = await server.createCompany('شركة');
  for (const reason of [null, '', '   ', 7]) {
    for (const answer of [await reject(id, reason), await suspend(company.id, reason)])
      expect(await statusAndBody(answer)).toEqual([400, { message: missing, fields: { reason: missing } }]);
  }
});

test('an approved registration is a company with its bank account, its administrator and its own number', async () => {
  const registration = await they.submitted({ companyName: 'شركة الرمال' });
  const approved = await approvedOf(await approve(registration.id));
  expect(approved).toEqual({
    ...registration,
    status: 'approved',
    identifier: expect.any(String),
    reviewedAt: expect.any(String),
  });
  const { identifier, email } = approved;
  expect(isCompanyIdentifier(identifier ?? '')).toBe(true);

  const signedIn = await server.fetch(signIn.path, {
    method: 'POST',
    json: { domain: identifier, email, password },
  });
  const { token, adminUser } = signIn.response.parse(await signedIn.json());
  const { company, account } = await asPlatform(server.db, async (tx) => ({
    company: await tx
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', adminUser.company.id)
      .executeTakeFirstOrThrow(),
    account: await tx
      .selectFrom('bank_accounts')
      .selectAll()
      .where('company_id', '=', adminUser.company.id)
      .executeTakeFirstOrThrow(),
  }));
  expect(company).toMatchObject({
    name: 'شركة الرمال',
    identifier,
    commercial_number: registration.commercialNumber,
    tax_number: registration.taxNumber,
    phone: registration.companyPhoneNumber,
    status: 'active',
  });
  expect(account).toMatchObject({ iban: registration.iban, bank_name: registration.bankName });

  const auditLog = listAudit.response.parse(await (await server.fetch(listAudit.path, { token })).json());
  expect(auditLog.entries.find((entry) => entry.type === 'company.approved')).toMatchObject({
    actor: { kind: 'operator' },
    after: { name: 'شركة الرمال', identifier, status: 'active' },
  });
});

test('of many reviewers one decides, and one e-mail goes out', async () => {
  for (const decision of [approve, reject, reject, reject]) {
    const { id, email } = await they.submitted();
    const before = (await they.emailsTo(email)).length;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, turn) => (turn % 2 ? decision : reject)(id)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(11).fill(409)]);
    for (const answer of answers.filter((response) => response.status === 409))
      expect(await answer.json()).toEqual(decided);
    expect((await they.emailsTo(email)).length).toBe(before + 1);
    for (const call of [approve, reject]) expect(await statusAndBody(await call(id))).toEqual([409, decided]);
  }
});

test('of many registrations of one company one is approved', async () => {
  const commercialNumber = newCommercialNumber();
  const alike = [];
  for (let turn = 0; turn < 5; turn += 1) alike.push(await they.submitted({ commercialNumber }));
  // The pool's connections are open then, so that the approvals really meet.
  await Promise.all(alike.map(() => they.registrations()));
  const answers = await Promise.all(alike.map((item) => approve(item.id)));
  const [rejected] = answers.filter((answer) => answer.status !== 200);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409, 409, 409]);
  expect(await rejected?.json()).toEqual({
    message: 'توجد شركة مسجّلة برقم السجل التجاري نفسه.',
    code: 'duplicate',
  });
});

test('a rejected company hears why, its password is forgotten, and it may try again', async () => {
  const { id, email } = await they.submitted();
  const answer = rejectRegistration.response.parse(await (await reject(id, '  الشعار غير واضح ')).json());
  expect(answer.registration).toMatchObject({
    status: 'rejected',
    reason: 'الشعار غير واضح',
    identifier: null,
  });
  const message = (await they.emailsTo(email)).at(-1);
  expect(message?.subject).toBe('نتيجة طلب تسجيل شركتك');
  expect(message?.text).toContain('الشعار غير واضح');
  const row = await asPlatform(server.db, (tx) =>
    tx.selectFrom('registrations').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
  expect(row.password_hash).toBeNull();
  server.passTime(60_000);
  await they.prove(email);
  expect((await they.submit(email, { commercialNumber: newCommercialNumber() })).status).toBe(201);
});

test('the list is newest first, by status, and page by page', async () => {
  const made = [await they.submitted(), await they.submitted(), await they.submitted()].reverse();
  await approve(made[1]?.id ?? '');
  const list = async (query: string) =>
    listRegistrations.response.parse(
      await (await server.fetch(listRegistrations.path + query, { token: server.operatorToken })).json(),
    );
  const ids = made.map((item) => item.id);
  expect((await list('')).registrations.slice(0, 3).map((registration) => registration.id)).toEqual(ids);
  const pending = await list('?status=pending');
  expect(pending.registrations.slice(0, 2).map((registration) => registration.id)).toEqual([ids[0], ids[2]]);
  const first = await list('?limit=2');
  const second = await list(`?limit=2&cursor=${first.nextCursor}`);
  expect(
    [...first.registrations, ...second.registrations].slice(0, 3).map((registration) => registration.id),
  ).toEqual(ids);
  const wrong = await server.fetch(`${listRegistrations.path}?status=x`, { token: server.operatorToken });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { message: 'قيمة التصفية غير صحيحة.' }]);
});

async function statusOf({ credentials }: TestCompany): Promise<CompanyStatus | undefined> {
  const path = `${listCompanies.path}?identifier=${credentials.domain}`;
  const answer = await server.fetch(path, { token: server.operatorToken });
  return listCompanies.response.parse(await answer.json()).companies[0];
}

test('suspending ends every session at once, of administrators and of drivers, and says why', async () => {
  const company = await server.createCompany('شركة موقوفة');
  const neighbour = await (await server.createCompany('شركة أخرى')).signIn();
  const token = await company.signIn();
  const phone = '0501234567';
  const driver = { name: 'سائق', phone, identityNumber: '1058529940', password: 'كلمة-سر-السائق' };
  await server.fetch(addDriver.path, { method: 'POST', token, json: driver });
  const signedIn = await server.fetch(signInDriver.path, {
    method: 'POST',
    json: { domain: company.credentials.domain, phone, password: driver.password },
  });
  const driverToken = signInDriver.response.parse(await signedIn.json()).token;
  expect((await server.fetch(listTasks.path, { token: driverToken })).status).toBe(200);

  const answer = suspendCompany.response.parse(await (await suspend(company.id)).json());
  expect(answer.company).toEqual({
    id: company.id,
    name: company.name,
    identifier: company.credentials.domain,
    status: 'suspended',
  });
  expect((await server.fetch(listAudit.path, { token })).status).toBe(401);
  expect((await server.fetch(listTasks.path, { token: driverToken })).status).toBe(401);
  expect((await server.fetch(listAudit.path, { token: neighbour })).status).toBe(200);
  const again = await server.fetch(signIn.path, { method: 'POST', json: company.credentials });
  expect(await statusAndBody(again)).toEqual([
    403,
    { message: 'تم إيقاف حساب شركتك. يرجى التواصل مع الدعم.', code: 'suspended' },
  ]);
  const message = (await they.emailsTo(company.credentials.email)).at(-1);
  expect([message?.subject, message?.text?.includes('مخالفة الشروط')]).toEqual([
    'إيقاف حساب شركتك مؤقتًا',
    true,
  ]);
  expect(await statusAndBody(await suspend(company.id))).toEqual([409, { message: 'الشركة موقوفة من قبل.' }]);

  expect((await reinstate(company.id)).status).toBe(200);
  expect((await statusOf(company))?.status).toBe('active');
  // The old session stays dead; a new one tells what happened.
  expect((await server.fetch(listAudit.path, { token })).status).toBe(401);
  const auditLog = listAudit.response.parse(
    await (await server.fetch(listAudit.path, { token: await company.signIn() })).json(),
  );
  expect(auditLog.entries.map((entry) => entry.type)).toEqual(
    expect.arrayContaining(['company.suspended', 'company.reinstated']),
  );
  expect(await statusAndBody(await reinstate(company.id))).toEqual([409, { message: 'الشركة ليست موقوفة.' }]);
});

test('the demo shows its e-mails to this machine, as text, and to nobody else', async () => {
  expect((await server.fetch('/outbox')).status).toBe(404);
  const demo = await testServer({ demo: true, shared: server });
  demo.passTime(10 * 365 * 24 * 3_600_000);
  const hostile = await they.submitted({ companyName: '<script>alert(1)</script>' });
  await operate(at(rejectRegistration.path, hostile.id), { reason: '<img src=x onerror=alert(1)>' });
  const email = they.newEmail();
  await demo.fetch('/api/company/send-verification', { method: 'POST', json: { email } });
  await deliverMails(demo.app);
  const [newest] = await readOutbox(demo.dataDir);

  const answer = await demo.fetch('/outbox');
  const page = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[^']+';/,
  );
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page).toContain(newest?.text.split('\n')[0] ?? '?');
  expect(page).toMatch(/رمز التحقق: \u2066\d{6}\u2069/);
  expect(page).toContain(email);
  expect(page).not.toMatch(/<script|<img/);

  const elsewhere = { host: 'evil.example' };
  const { statusCode } = await demo.app.http.inject({ url: '/outbox', headers: elsewhere });
  expect(statusCode).toBe(404);
  for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip'])
    expect((await demo.fetch('/outbox', { headers: { [name]: '10.0.0.1' } })).status).toBe(404);
  const { statusCode: far } = await demo.app.http.inject({ url: '/outbox', remoteAddress: '10.0.0.7' });
  expect(far).toBe(404);
  await demo.close();
});
