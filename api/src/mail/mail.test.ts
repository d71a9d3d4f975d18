import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, mailServer } from '../../testing/mail-server.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { theCode } from '../../testing/the-code.ts';
import { asPlatform } from '../db/tenant.ts';
import type { Email } from './email.ts';
import { approvedEmail, codeEmail, rejectedEmail, suspendedEmail } from './emails.ts';
import { deliverMails, enqueueEmail } from './enqueue-email.ts';
import { addToOutbox, readOutbox } from './outbox.ts';

let mail: MailServer;
let server: TestServer;
/** A second process on the same database. */
let other: TestServer;
beforeAll(async () => {
  mail = await mailServer();
  server = await testServer({ smtpUrl: mail.url });
  other = await testServer({ smtpUrl: mail.url, shared: server });
}, 60_000);
beforeEach(() => {
  mail.received.length = 0;
  mail.refuse(null);
});
afterAll(async () => {
  await other.close();
  await server.close();
  await mail.close();
});

const posting = (email: Email, to = 'owner@company.example', until?: Date) =>
  asPlatform(server.db, (tx) => enqueueEmail(tx, { to, content: email, now: server.app.now(), until }));
const waiting = () =>
  asPlatform(server.db, (tx) => tx.selectFrom('mails').selectAll().where('sent_at', 'is', null).execute());
async function arrived(email: Email) {
  await posting(email);
  await deliverMails(server.app);
  const last = mail.received.at(-1);
  if (!last) throw new Error('Nothing arrived');
  return last;
}

test('the code arrives in the subject and in both parts, right to left, and without any link', async () => {
  const { to, mail: got } = await arrived(codeEmail('048213'));
  expect(to).toBe('owner@company.example');
  expect(got.from).toEqual({ name: 'منصة حاويات', address: 'no-reply@hawiyat.example' });
  expect(got.subject).toBe('رمز التحقق: \u2066048213\u2069');
  expect(got.text).toContain(
    'السلام عليكم،\n\nرمز التحقق لتسجيل شركتك في منصة حاويات هو:\n\n\u2066048213\u2069',
  );
  expect(got.text).toContain('مع التحية، فريق منصة حاويات\n\nهذه رسالة آلية، يرجى عدم الرد عليها.');
  expect(got.html).toContain('<html lang="ar" dir="rtl">');
  expect(got.html).toMatch(/<bdi dir="ltr" style="font-size:32px[^"]*">048213<\/bdi>/);
  expect(got.html).not.toMatch(/href|src=|<script|<link|url\(/);
});

test('each e-mail says what the platform decided, and why', async () => {
  const approved = (await arrived(approvedEmail('شركة النقل', '9123456781', 'https://panel.example/signin')))
    .mail;
  expect(approved.subject).toBe('تم قبول طلب تسجيل شركتك');
  expect(approved.text).toContain('معرّف المنشأة: \u20669123456781\u2069');
  expect(approved.html).toContain('href="https://panel.example/signin"');
  expect(approvedEmail('شركة', '9123456781', null).html).not.toContain('href');
  const rejected = (await arrived(rejectedEmail('شركة', 'السجل غير واضح', 'help@hawiyat.example'))).mail;
  expect(rejected.subject).toBe('نتيجة طلب تسجيل شركتك');
  expect(rejected.text).toContain('للسبب الآتي:\n\nالسجل غير واضح\n\nيمكنك تصحيح البيانات');
  const suspended = (await arrived(suspendedEmail('شركة', 'مخالفة', 'help@hawiyat.example'))).mail;
  expect(suspended.subject).toBe('إيقاف حساب شركتك مؤقتًا');
  expect(suspended.html).toContain('<bdi dir="ltr">help@hawiyat.example</bdi>');
});

test('a hostile name is text in an e-mail, never HTML and never a header', async () => {
  const name = '<img src=x onerror=alert(1)> "&\'\r\nBcc: victim@example.com\r\n\r\n<script>';
  for (const email of [approvedEmail(name, '9123456781', null), rejectedEmail(name, name, 'a@b.example')]) {
    const { mail: got, to, raw } = await arrived(email);
    expect(to).toBe('owner@company.example');
    expect(got.bcc).toBeUndefined();
    expect(raw.split('\r\n\r\n')[0]).not.toContain('victim');
    expect(got.html).not.toMatch(/<img|<script/);
    expect(got.html).toContain('&#60;img src&#61;x onerror&#61;alert(1)&#62;');
  }
  await arrived({ subject: 'a\r\nBcc: victim@example.com', text: 'x', html: 'x' });
  expect(mail.received.at(-1)?.mail.bcc).toBeUndefined();
  await posting(codeEmail('111111'), 'a@b.example, victim@example.com');
  await deliverMails(server.app);
  expect(mail.received.map((item) => item.to)).not.toContain('victim@example.com');
  await asPlatform(server.db, (tx) => tx.deleteFrom('mails').execute());
});

test('of many processes one sends an e-mail, and what was sent keeps neither text nor recipient', async () => {
  await Promise.all(Array.from({ length: 10 }, (_, at) => posting(codeEmail(`00000${at}`))));
  await Promise.all([server, other, server, other].map(({ app }) => deliverMails(app)));
  expect(mail.received.map((item) => item.mail.subject).sort()).toEqual(
    Array.from({ length: 10 }, (_, at) => `رمز التحقق: \u206600000${at}\u2069`),
  );
  expect(await waiting()).toEqual([]);
  const rows = await asPlatform(server.db, (tx) => tx.selectFrom('mails').selectAll().execute());
  expect(rows.every((row) => row.body === null && row.recipient === null)).toBe(true);
});

test('an e-mail of a change that is undone is never sent', async () => {
  const undone = asPlatform(server.db, async (tx) => {
    await enqueueEmail(tx, { to: 'a@b.example', content: codeEmail('123456'), now: server.app.now() });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await deliverMails(server.app);
  expect(mail.received).toEqual([]);
});

test('an e-mail that fails is tried again later; one that is rejected for good, or too late, is not', async () => {
  mail.refuse(451);
  await posting(codeEmail('222222'));
  await deliverMails(server.app);
  mail.refuse(null);
  await deliverMails(server.app);
  expect(mail.received).toEqual([]);
  server.passTime(20_000);
  await deliverMails(server.app);
  expect(mail.received).toHaveLength(1);

  mail.refuse(550);
  await posting(codeEmail('333333'), 'nobody@company.example');
  await deliverMails(server.app);
  expect(await waiting()).toEqual([]);
  mail.refuse(null);
  await posting(codeEmail('444444'), 'late@company.example', server.app.now());
  await deliverMails(server.app);
  expect([await waiting(), mail.received.length]).toEqual([[], 1]);
});

test('without a mail server that answers the e-mail waits, and no log names anybody', async () => {
  const away = await mailServer();
  const alone = await testServer({ smtpUrl: away.url, shared: server });
  alone.passTime(60_000);
  await away.close();
  await posting(codeEmail('555555'), 'someone@company.example');
  await deliverMails(alone.app);
  const [email] = await waiting();
  expect(email).toMatchObject({ recipient: 'someone@company.example', tries: 1 });
  for (const logs of [alone.logs(), server.logs()]) {
    expect(logs).toContain('an e-mail could not be sent');
    expect(logs).not.toMatch(/someone@|nobody@/);
    expect(logs).not.toMatch(theCode('555555', '333333'));
  }
  server.passTime(120_000);
  await deliverMails(server.app);
  expect(mail.received).toHaveLength(1);
  await alone.close();
});

test('without a mail server set, e-mails stay in the outbox, newest first, and 200 at most', async () => {
  const alone = await testServer({ shared: server });
  alone.passTime(600_000);
  await posting(codeEmail('777777'), 'newcomer@company.example');
  await deliverMails(alone.app);
  const [message] = await readOutbox(server.dataDir);
  expect(message).toMatchObject({
    to: 'newcomer@company.example',
    subject: 'رمز التحقق: \u2066777777\u2069',
  });
  for (let at = 0; at < 205; at += 1) {
    const time = new Date(Date.UTC(2040, 0, 1, 0, 0, at)).toISOString();
    await addToOutbox(server.dataDir, { to: 'a@b.example', at: time, subject: `${at}`, text: '', html: '' });
  }
  const outbox = await readOutbox(server.dataDir);
  expect([outbox.length, outbox[0]?.subject, outbox.at(-1)?.subject]).toEqual([200, '204', '5']);
  expect((await readdir(join(server.dataDir, 'outbox'))).filter((text) => !text.endsWith('.json'))).toEqual(
    [],
  );
  await alone.close();
});
