import { join, openInvite } from '@hawiyat/shared/contract/account/join';
import { listPeople } from '@hawiyat/shared/contract/account/people';
import { fetchProfile, leaveCompany, saveProfile } from '@hawiyat/shared/contract/account/profile';
import { signIn } from '@hawiyat/shared/contract/account/session';
import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import { expect, test } from 'vitest';
import { testPassword } from '../../../testing/credentials.ts';
import { followStream } from '../../../testing/event-stream.ts';
import { peopleServer } from '../../../testing/people-server.ts';
import { statusAndBody, unknownId } from '../../../testing/responses.ts';
import { asPlatform } from '../../db/tenant.ts';

const { server, mail, linksTo, newEmail, invite, take, joined, company } = await peopleServer();

const day = 86_400_000;
const wrongLink = {
  message: 'رابط الدعوة غير صحيح أو انتهت صلاحيته. اطلب دعوة جديدة من مالك حساب الشركة.',
  code: 'invite-wrong',
};
const lastOwner = { message: 'هذا آخر مالك في الشركة. عيّن مالكًا آخر أولًا.', code: 'last-owner' };

const opened = (token: string) => server.fetch(openInvite.path, { method: 'POST', json: { token } });
const peopleOf = async (token: string) =>
  listPeople.response.parse(await (await server.fetch(listPeople.path, { token })).json());
const personPath = (id: string) => `/api/company/people/${id}`;
const changeTo = (token: string, id: string, role: string) =>
  server.fetch(personPath(id), { method: 'PATCH', token, json: { role } });
const remove = (token: string, id: string) => server.fetch(personPath(id), { method: 'DELETE', token });
const statusOf = async (token: string) => (await server.fetch(fetchProfile.path, { token })).status;

test('an invited person sees company and role, sets a password, is signed in, and signs in later', async () => {
  const { token, credentials, name } = await company();
  const email = newEmail();
  const answer = await invite(token, { email: ` ${email.toUpperCase()} `, role: 'dispatcher' });
  expect(await statusAndBody(answer)).toEqual([
    201,
    { invite: expect.objectContaining({ name: 'نورة', email, role: 'dispatcher' }) },
  ]);
  const [link = ''] = await linksTo(email);
  expect(mail.received.at(-1)?.mail.text).toContain('منسق العمليات');
  expect(await statusAndBody(await opened(link))).toEqual([
    200,
    {
      company: { name, identifier: credentials.domain, logoUrl: null },
      ...{ name: 'نورة', email, role: 'dispatcher' },
    },
  ]);
  const { adminUser, token: own } = join.response.parse(await (await take(link)).json());
  expect(adminUser).toMatchObject({ name: 'نورة القحطاني', email, role: 'dispatcher' });
  expect(adminUser.rights).not.toContain('see-bank');
  expect(await statusOf(own)).toBe(200);
  const again = await server.fetch(signIn.path, {
    method: 'POST',
    json: { domain: credentials.domain, email, password: testPassword },
  });
  expect(again.status).toBe(200);
  const { people, invites } = await peopleOf(token);
  expect(people.map((person) => [person.email, person.role])).toEqual([
    [credentials.email, 'owner'],
    [email, 'dispatcher'],
  ]);
  expect(people[1]?.lastUsedAt).not.toBeNull();
  expect(invites).toEqual([]);
});

test('a link works once, for seven days, until a newer one or until it is taken back, and all answer alike', async () => {
  const { token } = await company();
  const email = newEmail();
  await invite(token, { email, role: 'viewer' });
  await invite(token, { email, role: 'accountant' });
  const [replaced = '', link = ''] = await linksTo(email);
  const answers = [await opened(replaced), await opened('x'), await opened('A'.repeat(43))];
  expect((await take(link)).status).toBe(201);
  answers.push(await opened(link), await take(link), await take(replaced));

  const late = newEmail();
  await invite(token, { email: late, role: 'viewer' });
  const [ended = ''] = await linksTo(late);
  server.passTime(7 * day - 60_000);
  expect((await opened(ended)).status).toBe(200);
  server.passTime(60_000);
  answers.push(await opened(ended), await take(ended));
  const owner = await company();
  const unwanted = newEmail();
  await invite(owner.token, { email: unwanted, role: 'viewer' });
  const [{ id = '' } = {}] = (await peopleOf(owner.token)).invites;
  const path = `/api/company/people/invites/${id}`;
  expect((await server.fetch(path, { method: 'DELETE', token: owner.token })).status).toBe(200);
  expect((await server.fetch(path, { method: 'DELETE', token: owner.token })).status).toBe(404);
  answers.push(await opened((await linksTo(unwanted))[0] ?? ''));
  for (const answer of answers) expect(await statusAndBody(answer)).toEqual([404, wrongLink]);
});

test('of two who take a link at once one joins', async () => {
  const { token } = await company();
  const email = newEmail();
  await invite(token, { email, role: 'viewer' });
  const [link = ''] = await linksTo(email);
  const statuses = (await Promise.all([take(link), take(link), take(link)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 404, 404]);
  expect((await peopleOf(token)).people).toHaveLength(2);
});

test('an address of this company is told so, one of another company is invited like any', async () => {
  const [one, other] = [await company(), await company()];
  const message = 'لدى شركتك مستخدم بهذا البريد الإلكتروني.';
  expect(await statusAndBody(await invite(one.token, { email: one.admin.email, role: 'viewer' }))).toEqual([
    409,
    { message, code: 'already-person', fields: { email: message } },
  ]);
  expect((await invite(one.token, { email: other.admin.email, role: 'viewer' })).status).toBe(201);
  const [link = ''] = await linksTo(other.admin.email);
  expect((await take(link)).status).toBe(201);
  // Each company has a person of that address, with a password of its own.
  expect((await peopleOf(other.token)).people).toHaveLength(1);
  expect((await peopleOf(one.token)).people).toHaveLength(2);
});

test('what an invited person sets follows the rules of a registration', async () => {
  const { token } = await company();
  const email = newEmail();
  await invite(token, { email, role: 'viewer' });
  const [link = ''] = await linksTo(email);
  for (const [password, error] of [
    ['short', 'كلمة المرور يجب أن تكون 8 أحرف على الأقل'],
    ['   ', 'هذا الحقل مطلوب'],
    ['password1', 'كلمة المرور هذه شائعة ويسهل تخمينها. يرجى اختيار كلمة مرور أخرى'],
  ] as const) {
    const answer = await take(link, { password });
    expect(answer.status, password).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { password: error } });
  }
  expect((await take(link, { name: ' ' })).status).toBe(400);
  expect((await take(link)).status).toBe(201);
});

test('who joins a company that demands two-factor authentication has joined, and sets it up at the first sign-in', async () => {
  const { token, id, credentials } = await company();
  await asPlatform(server.db, (tx) =>
    tx.updateTable('companies').set({ two_factor_required: true }).where('id', '=', id).execute(),
  );
  const email = newEmail();
  await invite(token, { email, role: 'viewer' });
  const answer = await take((await linksTo(email))[0] ?? '');
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ code: 'two-factor-setup' });
  const json = { domain: credentials.domain, email, password: testPassword };
  const signedIn = await server.fetch(signIn.path, { method: 'POST', json });
  expect(signedIn.status).toBe(401);
  expect(await signedIn.json()).toMatchObject({ code: 'two-factor-setup' });
});

test('nobody makes the platform flood a mailbox', async () => {
  const { token } = await company();
  const email = newEmail();
  const statuses: number[] = [];
  for (let at = 0; at < 7; at += 1) statuses.push((await invite(token, { email, role: 'viewer' })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('a new role ends the sessions of its person, and holds from the next sign-in', async () => {
  const { token, credentials } = await company();
  const person = await joined(token, 'viewer');
  const stream = await followStream(server, person.token);
  const answer = await changeTo(token, person.id, 'accountant');
  expect(await answer.json()).toMatchObject({ person: { id: person.id, role: 'accountant' } });
  expect(await statusOf(person.token)).toBe(401);
  await stream.ended;
  const again = await server.fetch(signIn.path, {
    method: 'POST',
    json: { domain: credentials.domain, email: person.email, password: testPassword },
  });
  expect(await again.json()).toMatchObject({ adminUser: { role: 'accountant' } });
});

test('the tokens of a removed person are dead at once, the password too, and the address is free again', async () => {
  const { token, credentials } = await company();
  const person = await joined(token, 'owner');
  const stream = await followStream(server, person.token);
  expect((await remove(token, person.id)).status).toBe(200);
  expect(await statusOf(person.token)).toBe(401);
  await stream.ended;
  const byPassword = () =>
    server.fetch(signIn.path, {
      method: 'POST',
      json: { domain: credentials.domain, email: person.email, password: testPassword },
    });
  expect((await byPassword()).status).toBe(401);
  expect((await remove(token, person.id)).status).toBe(404);
  expect((await changeTo(token, person.id, 'viewer')).status).toBe(404);
  const back = await joined(token, 'viewer', person.email);
  expect(back.id).not.toBe(person.id);
  expect((await byPassword()).status).toBe(200);
});

test('the last owner can neither leave nor be removed nor lose the role', async () => {
  const { token, admin } = await company();
  await joined(token, 'dispatcher');
  const leaving = (own: string) => server.fetch(leaveCompany.path, { method: 'DELETE', token: own });
  for (const answer of [
    await leaving(token),
    await remove(token, admin.id),
    await changeTo(token, admin.id, 'viewer'),
  ])
    expect(await statusAndBody(answer)).toEqual([409, lastOwner]);
  expect((await changeTo(token, admin.id, 'owner')).status).toBe(200);
  const second = await joined(token, 'owner');
  expect((await leaving(token)).status).toBe(204);
  expect(await statusOf(token)).toBe(401);
  expect(await statusAndBody(await leaving(second.token))).toEqual([409, lastOwner]);
});

test('of owners who remove or demote each other at once, one remains', async () => {
  for (const act of [remove, (own: string, id: string) => changeTo(own, id, 'viewer')]) {
    const { token, admin } = await company();
    const second = await joined(token, 'owner');
    const statuses = (await Promise.all([act(token, second.id), act(second.token, admin.id)])).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    const winner = (await statusOf(token)) === 200 ? token : second.token;
    const { people } = await peopleOf(winner);
    expect(people.filter(({ role }) => role === 'owner')).toHaveLength(1);
  }
});

test("another company's people and invites are not there", async () => {
  const [one, other] = [await company(), await company()];
  await invite(other.token, { email: newEmail(), role: 'viewer' });
  const [{ id: inviteId = '' } = {}] = (await peopleOf(other.token)).invites;
  for (const id of [other.admin.id, unknownId, 'x']) {
    expect((await remove(one.token, id)).status).toBe(404);
    expect((await changeTo(one.token, id, 'viewer')).status).toBe(404);
  }
  const path = `/api/company/people/invites/${inviteId}`;
  expect((await server.fetch(path, { method: 'DELETE', token: one.token })).status).toBe(404);
  expect((await peopleOf(other.token)).invites).toHaveLength(1);
});

test('everybody changes the own name, and the audit log holds who did what without personal data', async () => {
  const { token } = await company();
  const person = await joined(token, 'viewer');
  const saved = await server.fetch(saveProfile.path, {
    method: 'PATCH',
    token: person.token,
    json: { name: 'نورة بنت سعد', role: 'owner' },
  });
  expect(await saved.json()).toMatchObject({ adminUser: { name: 'نورة بنت سعد', role: 'viewer' } });
  await changeTo(token, person.id, 'dispatcher');
  await remove(token, person.id);
  const answer = await server.fetch(listAudit.path, { token });
  const { entries } = listAudit.response.parse(await answer.json());
  const people = entries.filter(({ type }) => type.startsWith('person.'));
  expect(people.map(({ type, before, after }) => [type, before, after])).toEqual([
    ['person.removed', { role: 'dispatcher' }, null],
    ['person.changed', { role: 'viewer' }, { role: 'dispatcher' }],
    ['person.changed', null, null],
    ['person.joined', null, { role: 'viewer', invite: expect.any(String) }],
    ['person.invited', null, { role: 'viewer' }],
  ]);
  // Who has left is still named.
  expect(people[2]?.actor).toMatchObject({ id: person.id, name: 'نورة بنت سعد' });
  expect(JSON.stringify(people.map(({ before, after }) => [before, after]))).not.toMatch(/@|نورة/);
});
