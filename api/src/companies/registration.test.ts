import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { register } from '@hawiyat/shared/contract/company/registration';
import { approveRegistration } from '@hawiyat/shared/contract/company/review';
import { errorBody } from '@hawiyat/shared/contract/core/error';
import { expect, test } from 'vitest';
import { filledIn, logo, newCommercialNumber, password } from '../../testing/registrant.ts';
import { registrationServer } from '../../testing/registration-server.ts';
import { statusAndBody } from '../../testing/responses.ts';
import { theCode } from '../../testing/the-code.ts';
import { asPlatform } from '../db/tenant.ts';

const minute = 60_000;
const { server, they } = await registrationServer();

const sent = { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' };
const verified = { message: 'تم التحقق من البريد الإلكتروني.' };
const received = { message: 'تم استلام طلب تسجيل شركتك، وهو الآن قيد المراجعة.' };
const unproven = { message: 'يرجى التحقق من البريد الإلكتروني قبل إرسال الطلب.', code: 'not-verified' };
const duplicate = {
  message: 'تعذّر تسجيل الشركة بهذه البيانات. إن كانت شركتك مسجّلة فيرجى التواصل مع الدعم.',
  code: 'duplicate',
};
const logos = () => readdir(join(server.dataDir, 'uploads', 'logos')).catch((): string[] => []);

test('a company proves its address, registers, is approved, and signs in with the number from the e-mail', async () => {
  const email = they.newEmail();
  expect(await statusAndBody(await they.send(`  ${email.toUpperCase()} `))).toEqual([200, sent]);
  expect(await statusAndBody(await they.verify(email, await they.codeOf(email)))).toEqual([200, verified]);
  expect(await statusAndBody(await they.submit(email))).toEqual([201, received]);

  const [registration] = await they.registrations();
  expect(registration).toMatchObject({
    companyName: filledIn.companyName,
    companyPhoneNumber: '+966112345678',
    iban: 'SA0380000000608010167519',
    email,
    status: 'pending',
    warnings: {},
  });
  const before = await server.fetch(signIn.path, {
    method: 'POST',
    json: { domain: '9000000000', email, password },
  });
  expect(before.status).toBe(401);

  const approve = approveRegistration.path.replace(':registrationId', registration?.id ?? '');
  expect((await server.fetch(approve, { method: 'POST', token: server.operatorToken })).status).toBe(200);
  const message = (await they.emailsTo(email)).at(-1);
  expect(message?.subject).toBe('تم قبول طلب تسجيل شركتك');
  const domain = /\u2066(9\d{9})\u2069/.exec(message?.text ?? '')?.[1] ?? '';
  const answer = await server.fetch(signIn.path, { method: 'POST', json: { domain, email, password } });
  const { adminUser } = signIn.response.parse(await answer.json());
  expect(adminUser).toMatchObject({
    name: `مسؤول ${filledIn.companyName}`,
    email,
    company: { name: filledIn.companyName, identifier: domain },
  });
  const picture = await server.fetch(adminUser.company.logoUrl ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);

  const log = server.logs();
  for (const secret of [email, password, domain, 'SA0380000000608010167519'])
    expect(log).not.toContain(secret);
});

test('a registration needs an address that was proven, within 30 minutes, and uses the proof up', async () => {
  const email = they.newEmail();
  const form = { commercialNumber: newCommercialNumber() };
  expect(await statusAndBody(await they.submit(email, form))).toEqual([409, unproven]);
  await they.send(email);
  expect(await statusAndBody(await they.submit(email, form))).toEqual([409, unproven]);
  expect((await they.verify(email, await they.codeOf(email))).status).toBe(200);
  server.passTime(31 * minute);
  expect(await statusAndBody(await they.submit(email, form))).toEqual([
    409,
    {
      message: 'انتهت مهلة التحقق من البريد الإلكتروني. يرجى طلب رمز جديد.',
      code: 'verification-expired',
    },
  ]);
  await they.prove(email);
  server.passTime(29 * minute);
  expect(await statusAndBody(await they.submit(email, form))).toEqual([201, received]);
  expect(await statusAndBody(await they.submit(email, form))).toEqual([409, unproven]);
});

test('a registration that fails can be repeated without a new code, and leaves no picture behind', async () => {
  const email = they.newEmail();
  const commercialNumber = newCommercialNumber();
  await they.prove(email);
  const before = await logos();
  const required = 'يرجى ملء جميع الحقول المطلوبة';
  for (const name of Object.keys(filledIn)) {
    for (const value of [null, '   ']) {
      const answer = await statusAndBody(await they.submit(email, { commercialNumber, [name]: value }));
      expect([name, ...answer]).toEqual([name, 400, { message: required, fields: { [name]: required } }]);
    }
  }
  const rejection = async (changes: Record<string, string | Blob | null>) => {
    const [status, body] = await statusAndBody(await they.submit(email, { commercialNumber, ...changes }));
    return [status, Object(body).message];
  };
  expect(await rejection({ logo: null })).toEqual([400, 'يرجى اختيار شعار الشركة']);
  expect(await rejection({ commercialNumber: '12345678901' })).toEqual([
    400,
    'يجب ألا يزيد رقم السجل التجاري على 10 خانات',
  ]);
  expect(await rejection({ email: 'x' })).toEqual([400, 'صيغة البريد الإلكتروني غير صحيحة']);
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.png', { type: 'image/png' });
  expect(await rejection({ logo: svg })).toEqual([415, 'يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)']);
  const large = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' });
  expect(await rejection({ logo: large })).toEqual([413, 'يجب أن يكون حجم الملف أقل من 2 ميجابايت']);
  expect(await rejection({ companyName: 'a\u0000b' })).toEqual([
    400,
    'البيانات المدخلة غير صحيحة. يرجى مراجعة الحقول.',
  ]);
  server.passTime(2 * minute);
  expect(await logos()).toEqual(before);
  const json = await server.fetch(register.path, { method: 'POST', json: { ...filledIn, email } });
  expect(json.status).toBe(415);
  // Past the window of attempts, with a proof that is fresh again.
  server.passTime(61 * minute);
  await they.prove(email);
  expect(await statusAndBody(await they.submit(email, { commercialNumber }))).toEqual([201, received]);
});

test.each([
  ['1', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['123456', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['سبعة أ', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['short\u200b\u200b\u200b', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
  ['password', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
  ['12345678', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
  ['PassWord1', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
  ['ｐａｓｓｗｏｒｄ', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
])('the password «%s» is rejected before anything else is done', async (given, text) => {
  const email = they.newEmail();
  const commercialNumber = newCommercialNumber();
  expect(await statusAndBody(await they.submit(email, { commercialNumber, password: given }))).toEqual([
    400,
    { message: text, fields: { password: text } },
  ]);
  expect(await they.registrations()).not.toContainEqual(expect.objectContaining({ email }));
});

test('a password of 8 characters that nobody tries first is taken', async () => {
  expect((await they.submitted({ password: 'طويلة ٧!' })).status).toBe('pending');
});

test('formats that the specification leaves open never refuse; the reviewer is warned', async () => {
  const odd = await they.submitted({
    commercialNumber: '١٢٣',
    taxNumber: 'لا يوجد',
    companyPhoneNumber: '999',
    iban: 'حساب',
  });
  expect(odd).toMatchObject({ commercialNumber: '123', taxNumber: 'لا يوجد', iban: 'حساب' });
  expect(Object.keys(odd.warnings)).toEqual(['commercialNumber', 'taxNumber', 'companyPhoneNumber', 'iban']);
});

test('what a logo is shows in its content, not in what the sender calls it', async () => {
  for (const type of ['', 'application/octet-stream', 'text/html']) {
    const { logoUrl } = await they.submitted({ logo: new File([logo], 'logo.html', { type }) });
    expect((await server.fetch(logoUrl)).headers.get('content-type')).toBe('image/webp');
  }
});

test('of several alerts the one about empty fields comes first', async () => {
  const none = Object.fromEntries([...Object.keys(filledIn), 'logo'].map((field) => [field, null]));
  await they.send(they.newEmail());
  const answer = await they.submit('owner@example.com', none);
  const { message, fields } = errorBody.parse(await answer.json());
  expect([answer.status, message]).toEqual([400, 'يرجى ملء جميع الحقول المطلوبة']);
  expect(fields).toMatchObject({ companyName: message, iban: message, logo: 'يرجى اختيار شعار الشركة' });
});

test('fields that the form does not have change nothing', async () => {
  const { status, identifier, id } = await they.submitted({
    status: 'approved',
    companyId: '00000000-0000-4000-8000-000000000000',
    identifier: '9999999999',
    role: 'operator',
  });
  expect([status, identifier, id]).toEqual(['pending', null, expect.not.stringContaining('00000000-0000')]);
});

test('a company that is there, or waits already, is not registered again, and nobody hears which it is', async () => {
  await server.createCompany('شركة قائمة');
  const email = they.newEmail();
  await they.prove(email);
  const before = await logos();
  expect(await statusAndBody(await they.submit(email, { commercialNumber: '٧٠٠٠٠٠٠٠٠١' }))).toEqual([
    409,
    duplicate,
  ]);
  expect(await logos()).toEqual(before);
  const commercialNumber = newCommercialNumber();
  expect(await statusAndBody(await they.submit(email, { commercialNumber }))).toEqual([201, received]);
  server.passTime(minute);
  await they.prove(email);
  expect(await statusAndBody(await they.submit(email, { commercialNumber: newCommercialNumber() }))).toEqual([
    409,
    duplicate,
  ]);
});

test('of many registrations with one proof one is taken', async () => {
  const email = they.newEmail();
  await they.prove(email);
  const commercialNumber = newCommercialNumber();
  const before = (await logos()).length;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => they.submit(email, { commercialNumber })),
  );
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409, 409]);
  expect((await logos()).length).toBe(before + 1);
});

test('no password and no code is kept as it is', async () => {
  const { id, email } = await they.submitted();
  const fresh = they.newEmail();
  await they.send(fresh);
  const code = await they.codeOf(fresh);
  const { registration, proof } = await asPlatform(server.db, async (tx) => ({
    registration: await tx
      .selectFrom('registrations')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    proof: await tx
      .selectFrom('email_codes')
      .selectAll()
      .where('email', '=', fresh)
      .executeTakeFirstOrThrow(),
  }));
  expect(registration.password_hash).toMatch(/^\$scrypt\$ln=/);
  expect(JSON.stringify({ ...proof, code_hash: Buffer.from(proof.code_hash).toString() })).not.toMatch(
    theCode(code),
  );
  expect(server.logs()).not.toMatch(theCode(code));
  for (const secret of [email, fresh]) expect(server.logs()).not.toContain(secret);
});

test('anyone who registers too often waits', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) statuses.push((await they.submit(they.newEmail(), { logo })).status);
  expect([statuses[19], statuses[20]]).toEqual([409, 429]);
});
