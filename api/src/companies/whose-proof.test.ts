import { register, sendVerification, verifyEmail } from '@hawiyat/shared/contract/company/registration';
import { beforeEach, expect, test } from 'vitest';
import { fetchFrom } from '../../testing/browser.ts';
import { newCommercialNumber, type Registrants, registrants } from '../../testing/registrant.ts';
import { registrationServer } from '../../testing/registration-server.ts';
import { otherCode, statusAndBody } from '../../testing/responses.ts';

const minute = 60_000;
const { server, mail } = await registrationServer();
let owner: Registrants;
let stranger: Registrants;
beforeEach(() => {
  owner = registrants(server, mail, '127.0.1.1');
  stranger = registrants(server, mail, '127.0.1.66');
});

const unproven = { message: 'يرجى التحقق من البريد الإلكتروني قبل إرسال الطلب.', code: 'not-verified' };
const wrong = { message: 'رمز التحقق غير صحيح.' };
const form = () => ({ commercialNumber: newCommercialNumber() });

test('who only knows an address that somebody else has proven does not register with it', async () => {
  const email = owner.newEmail();
  await owner.prove(email);
  expect(await statusAndBody(await stranger.submit(email, form()))).toEqual([409, unproven]);
  // Not even from the same network, nor having asked for a code too.
  const neighbor = registrants(server, mail, '127.0.1.1');
  server.passTime(minute);
  expect((await neighbor.send(email)).status).toBe(200);
  expect(await statusAndBody(await neighbor.submit(email, form()))).toEqual([409, unproven]);
  expect((await owner.submit(email, form())).status).toBe(201);
});

test('a stranger who polls while the owner proves an address and registers never wins', async () => {
  const email = owner.newEmail();
  const polls = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      registrants(server, mail, `127.0.2.${at + 1}`).submit(email, form()),
    );
  await owner.send(email);
  const code = await owner.codeOf(email);
  const [verified, ...early] = await Promise.all([owner.verify(email, code), ...polls(4)]);
  const [registered, ...late] = await Promise.all([owner.submit(email, form()), ...polls(4)]);
  expect([verified?.status, registered?.status]).toEqual([200, 201]);
  expect([...early, ...late].map((response) => response.status)).toEqual(Array(8).fill(409));
});

test('a stranger’s guesses spend nothing of the owner’s code, and the owner’s code is none of his', async () => {
  const email = owner.newEmail();
  await owner.send(email);
  const code = await owner.codeOf(email);
  for (let at = 0; at < 10; at += 1)
    expect(await statusAndBody(await stranger.verify(email, otherCode(code)))).toMatchObject([400, wrong]);
  // Not even the right one: it was sent for another browser.
  expect(await statusAndBody(await stranger.verify(email, code))).toMatchObject([400, wrong]);
  expect((await owner.verify(email, code)).status).toBe(200);
});

test('a stranger who asks for a code too neither spends the owner’s, nor makes the owner wait', async () => {
  const email = owner.newEmail();
  expect((await owner.send(email)).status).toBe(200);
  const code = await owner.codeOf(email);
  expect((await stranger.send(email)).status).toBe(200);
  const messages = (await owner.emailsTo(email)).map((item) => item.text ?? '');
  expect(messages).toHaveLength(2);
  expect((await owner.verify(email, code)).status).toBe(200);
  server.passTime(minute);
  expect((await stranger.send(email)).status).toBe(200);
  expect((await owner.send(email)).status).toBe(200);
});

test('who drops the cookie still waits a minute between codes', async () => {
  const email = owner.newEmail();
  expect((await stranger.send(email)).status).toBe(200);
  for (let at = 0; at < 3; at += 1)
    expect((await registrants(server, mail, '127.0.1.66').send(email)).status).toBe(429);
  expect(await owner.emailsTo(email)).toHaveLength(1);
});

test('strangers neither flood a mailbox nor use up its day: another network still gets its first code', async () => {
  const email = owner.newEmail();
  const sendFrom = async (network: string) => (await registrants(server, mail, network).send(email)).status;
  const statuses: number[] = [];
  for (let at = 0; at < 16; at += 1) {
    for (const network of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) statuses.push(await sendFrom(network));
    server.passTime(minute);
  }
  const sent = () => statuses.filter((status) => status === 200).length;
  expect(sent()).toBe(15);
  await owner.prove(email);
  for (let at = 0; at < 30; at += 1) statuses.push(await sendFrom(`10.1.0.${at + 1}`));
  expect(sent() + 1).toBe(20);
  expect((await owner.submit(email, form())).status).toBe(201);
});

test('the cookie that a proof hangs on is out of reach for scripts, and one that nobody signed proves nothing', async () => {
  const email = owner.newEmail();
  const ask = { method: 'POST', json: { email } };
  const [cookie = ''] = (
    await fetchFrom(server, '127.0.1.1', sendVerification.path, ask)
  ).headers.getSetCookie();
  expect(cookie).toMatch(
    /^hawiyat_sign_up=[^;]+; Path=\/api\/company; Max-Age=86400; HttpOnly; SameSite=Strict$/,
  );
  const [pair = ''] = cookie.split(';');
  const code = await owner.codeOf(email);
  const verify = (headers: Record<string, string>) =>
    fetchFrom(server, '127.0.1.1', verifyEmail.path, { method: 'POST', headers, json: { email, code } });
  expect((await verify({ cookie: pair.replace(/\.[^.]*$/, '.forged') })).status).toBe(400);
  expect((await verify({})).status).toBe(400);
  expect((await verify({ cookie: pair })).status).toBe(200);
});

test('clients that are no browsers read in the document that they carry the cookie along', async () => {
  const answer = await server.fetch('/api/openapi.json');
  const { paths } = (await answer.json()) as { paths: Record<string, { post?: { description?: string } }> };
  for (const { path } of [sendVerification, verifyEmail, register])
    expect(paths[path]?.post?.description).toContain('Keep the cookie `hawiyat_sign_up` and send it along');
});
