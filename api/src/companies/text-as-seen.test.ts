import { signIn } from '@hawiyat/shared/contract/account/session';
import { addDriver, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { registerCustomer, signInCustomer } from '@hawiyat/shared/contract/marketplace/customer';
import { signInDriver } from '@hawiyat/shared/contract/orders/driver-app';
import { expect, test } from 'vitest';
import { cheapHash, testPassword } from '../../testing/credentials.ts';
import { newCommercialNumber } from '../../testing/registrant.ts';
import { registrationServer } from '../../testing/registration-server.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { asCompany, asPlatform } from '../db/tenant.ts';

const zwnj = '\u200c';
const { server, they } = await registrationServer();

const post = (path: string, json: object, token?: string) =>
  server.fetch(path, { method: 'POST', json, ...(token !== undefined && { token }) });

test('a mailbox is one however its address is typed: a second code waits, and the first one proves it', async () => {
  const email = they.newEmail();
  const [local = '', domain = ''] = email.split('@');
  expect((await they.send(`${email}\u200b`)).status).toBe(200);
  for (const same of [email, `\u2060${email}`, `${local}\u00ad@${domain}`, `${local}@ｃ${domain.slice(1)}`])
    expect([same, (await they.send(same)).status]).toEqual([same, 429]);
  expect(await they.emailsTo(email)).toHaveLength(1);
  expect((await they.verify(email, await they.codeOf(email))).status).toBe(200);
  const form = { commercialNumber: `${newCommercialNumber()}`.replace(/^7/, '7\u200b') };
  expect(
    (await they.submit(`${email}\u200d`, { ...form, companyName: `شركة علی${zwnj}رضا\u200b` })).status,
  ).toBe(201);
  const kept = (await they.registrations()).find((registration) => registration.email === email);
  expect(kept).toMatchObject({
    companyName: `شركة علی${zwnj}رضا`,
    commercialNumber: /^\d{10}$/.exec(kept?.commercialNumber ?? '')?.[0],
  });
});

test('a company of which nothing is seen is not named, and one without a letter neither', async () => {
  const email = they.newEmail();
  server.passTime(60_000);
  await they.prove(email);
  const rejection = async (companyName: string) => statusAndBody(await they.submit(email, { companyName }));
  expect(await rejection('\u200b\u2060')).toMatchObject([400, { message: 'يرجى ملء جميع الحقول المطلوبة' }]);
  expect(await rejection('12-34')).toEqual([
    400,
    {
      message: 'يجب أن يحتوي الاسم على حرف واحد على الأقل',
      fields: { companyName: 'يجب أن يحتوي الاسم على حرف واحد على الأقل' },
    },
  ]);
});

test('what is no number at all is still the reviewer’s to judge', async () => {
  server.passTime(60_000);
  const { commercialNumber, warnings } = await they.submitted({ commercialNumber: '<script>\u200b' });
  expect([commercialNumber, Object.keys(warnings)]).toEqual(['<script>', ['commercialNumber']]);
});

test('a code with its label and a full stop is the code', async () => {
  server.passTime(60_000);
  const email = they.newEmail();
  await they.send(email);
  const code = await they.codeOf(email);
  const typed = `رمز التحقق: ${code.slice(0, 3)} ${code.slice(3)}.`;
  expect((await they.verify(email, typed)).status).toBe(200);
});

test.each([
  ['commercialNumber', '1.01E+09', 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا'],
  ['taxNumber', '3.0E+14', 'كتبه برنامج الجداول مختصرًا فضاعت أرقام منه. يرجى كتابة الرقم كاملًا'],
  ['bankAccountNumber', '=B7', 'كُتبت معادلة بدل الرقم. يرجى كتابة الرقم نفسه'],
  ['companyPhoneNumber', '0112345678 / 0501234567', 'كُتب رقمان في خانة واحدة. يرجى كتابة رقم واحد'],
  ['companyPhoneNumber', 'لا يوجد', 'لا أرقام في هذه القيمة. يرجى كتابة الرقم'],
])('a %s of %j is refused, because it can be nobody’s', async (field, typed, reason) => {
  server.passTime(60_000);
  await expect(they.submitted({ [field]: typed })).rejects.toThrow(reason);
});

test('numbers that a spreadsheet or a chat dressed up are stored as they are, without a warning', async () => {
  server.passTime(60_000);
  const { warnings, ...stored } = await they.submitted({
    commercialNumber: '\u202b1,010,123,456\u202c',
    taxNumber: "'300000000000003",
    companyPhoneNumber: 'هاتف: 011–234–5678',
    bankAccountNumber: '="0608010167519"',
    iban: 'IBAN: SA03-8000-0000-6080-1016-7519',
  });
  expect(warnings).toEqual({});
  expect(stored).toMatchObject({
    ...{ commercialNumber: '1010123456', taxNumber: '300000000000003', companyPhoneNumber: '+966112345678' },
    ...{ bankAccountNumber: '0608010167519', iban: 'SA0380000000608010167519' },
  });
});

test('a driver has a name that is seen, found by any of its spellings, and numbers without what nobody sees', async () => {
  const company = await server.createCompany('شركة');
  const token = await company.signIn();
  const draft = { name: 'ﺳﻌﻴﺪ', phone: '055\u200b1234567', identityNumber: '1012345678\u2060' };
  for (const name of ['\u200b\u200b', '\u2060\u3164'])
    expect(await statusAndBody(await post(addDriver.path, { ...draft, name }, token))).toMatchObject([
      400,
      { fields: { name: 'اسم السائق مطلوب' } },
    ]);
  const made = addDriver.response.parse(await (await post(addDriver.path, draft, token)).json());
  expect(made.driver).toMatchObject({ name: 'ﺳﻌﻴﺪ', phone: '0551234567', identityNumber: '1012345678' });
  const again = await post(addDriver.path, { ...draft, identityNumber: '1012345678' }, token);
  expect(again.status).toBe(409);
  const found = await server.fetch(`${listDrivers.path}?q=${encodeURIComponent('سعيد')}`, { token });
  expect(listDrivers.response.parse(await found.json()).drivers.map((driver) => driver.id)).toEqual([
    made.driver.id,
  ]);
});

test('a customer’s phone and name are what is seen of them', async () => {
  const json = {
    name: 'سارة\u200b',
    phone: '0559\u00ad876543',
    birthDate: '1990-01-01',
    password: testPassword,
  };
  const made = registerCustomer.response.parse(await (await post(registerCustomer.path, json)).json());
  expect(made.customer).toMatchObject({ name: 'سارة', phone: '+966559876543' });
  const again = await post(registerCustomer.path, { ...json, phone: '0559876543\u200b' });
  expect(registerCustomer.response.parse(await again.json()).customer.phone).toBe(made.customer.phone);
});

test('accounts from before, with signs in them that nobody sees, sign in as they always did', async () => {
  const company = await server.createCompany('شركة');
  const { domain, password } = company.credentials;
  const email = 'odd@company.example';
  const odd = `${email}\u200b`;
  const driver = '0551112\u200b223';
  await asPlatform(server.db, async (tx) => {
    await tx
      .insertInto('admins')
      .values({ company_id: company.id, name: 'سعد', email: odd, password_hash: cheapHash })
      .execute();
    await tx
      .insertInto('customers')
      .values([
        { name: 'نورة', phone: '+966557776665', birth_date: '1990-01-01', password_hash: 'another' },
        { name: 'سارة', phone: '055777\u200b6665', birth_date: '1990-01-01', password_hash: cheapHash },
      ])
      .execute();
  });
  await asCompany(server.db, company.id, (tx) =>
    tx
      .insertInto('drivers')
      .values({
        company_id: company.id,
        name: 'سعيد',
        phone: driver,
        identity_number: '1',
        password_hash: cheapHash,
      })
      .execute(),
  );
  for (const typed of [odd, email, `\u2060${email}`])
    expect((await post(signIn.path, { domain, email: typed, password })).status).toBe(200);
  expect((await post(signInDriver.path, { domain, phone: driver, password })).status).toBe(200);
  const answer = await post(signInCustomer.path, { phone: '055777\u200b6665', password });
  expect(await statusAndBody(answer)).toMatchObject([200, { customer: { name: 'سارة' } }]);
});
