import { sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { expect, test } from 'vitest';
import { registrationServer } from '../../testing/registration-server.ts';
import { otherCode, statusAndBody } from '../../testing/responses.ts';
import { waitInWords } from '../kernel/duration.ts';

const minute = 60_000;
const { server, they } = await registrationServer();

const sent = { message: 'إن كان البريد الإلكتروني صالحًا للتسجيل فسيصلك رمز التحقق خلال دقائق.' };
const verified = { message: 'تم التحقق من البريد الإلكتروني.' };
const codeRefused = (message: string, code: string) => ({ message, code, fields: { code: message } });
const wrong = codeRefused('رمز التحقق غير صحيح.', 'code-wrong');
const spent = codeRefused('تجاوزت عدد المحاولات المسموح به. يرجى طلب رمز جديد.', 'code-spent');
const unproven = { message: 'يرجى التحقق من البريد الإلكتروني قبل إرسال الطلب.', code: 'not-verified' };

test('an address that is none is rejected', async () => {
  for (const email of ['', 'x', 'x@y', 'a b@c.example', 'a@b.example, c@d.example', null, 7]) {
    const message = 'صيغة البريد الإلكتروني غير صحيحة';
    expect(await statusAndBody(await they.send(email))).toEqual([
      400,
      { message, fields: { email: message } },
    ]);
  }
});

test('a new code comes after a minute, and the old one is dead then', async () => {
  const email = they.newEmail();
  const began = performance.now();
  await they.send(email);
  const first = await they.codeOf(email);
  const again = await they.send(email);
  const passed = (performance.now() - began) / 1000;
  const wait = Number(again.headers.get('retry-after'));
  expect(wait).toBeLessThanOrEqual(60);
  expect(wait).toBeGreaterThanOrEqual(60 - passed);
  expect(await statusAndBody(again)).toEqual([
    429,
    expect.objectContaining({ message: `يمكنك طلب رمز جديد بعد ${waitInWords(wait)}.` }),
  ]);
  server.passTime(minute);
  expect(await statusAndBody(await they.send(email))).toEqual([200, sent]);
  const second = await they.codeOf(email);
  if (first !== second) expect(await statusAndBody(await they.verify(email, first))).toEqual([400, wrong]);
  expect((await they.verify(email, second)).status).toBe(200);
});

test('of many requests for a code at once one sends an e-mail', async () => {
  const email = they.newEmail();
  const answers = await Promise.all(Array.from({ length: 10 }, () => they.send(email)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(9).fill(429)]);
  expect(await they.emailsTo(email)).toHaveLength(1);
});

test('nobody makes the platform send e-mails without end', async () => {
  const statuses = new Set<number>();
  for (let at = 0; at < 40; at += 1) statuses.add((await they.send(they.newEmail())).status);
  expect([...statuses]).toEqual([200, 429]);
});

test('a code is good for 10 minutes, in any digits, and copied with the signs around it', async () => {
  const email = they.newEmail();
  await they.send(email);
  const code = await they.codeOf(email);
  const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));
  server.passTime(9 * minute);
  for (const typed of [code, arabic, `\u2066${code}\u2069`, ` ${code.slice(0, 3)} ${code.slice(3)} `])
    expect(await statusAndBody(await they.verify(email, typed))).toEqual([200, verified]);
  server.passTime(minute);
  expect(await statusAndBody(await they.verify(email, code))).toEqual([
    400,
    codeRefused('انتهت صلاحية رمز التحقق. يرجى طلب رمز جديد.', 'code-expired'),
  ]);
});

test('five guesses are compared and no sixth, however many come at once', async () => {
  const email = they.newEmail();
  expect(await statusAndBody(await they.verify(email, '123456'))).toEqual([400, wrong]);
  await they.send(email);
  const code = await they.codeOf(email);
  const guesses = await Promise.all(Array.from({ length: 20 }, () => they.verify(email, otherCode(code))));
  const bodies = await Promise.all(guesses.map(statusAndBody));
  const count = (body: object) =>
    bodies.filter(([, other]) => JSON.stringify(other) === JSON.stringify(body)).length;
  expect([count(wrong), count(spent)]).toEqual([5, 15]);
  expect(await statusAndBody(await they.verify(email, code))).toEqual([400, spent]);
  expect(await statusAndBody(await they.submit(email))).toEqual([409, unproven]);
  server.passTime(minute);
  await they.prove(email);
});

test('what is no JSON, or says nothing, is a 400', async () => {
  for (const { path } of [sendVerification, verifyEmail]) {
    const headers = { 'content-type': 'application/json' };
    for (const body of [
      '{',
      '[]',
      'null',
      '{"email":{}}',
      '{"email":"a@b.example","code":null}'.slice(0, -1),
    ])
      expect((await server.fetch(path, { method: 'POST', headers, body })).status).toBe(400);
  }
});
