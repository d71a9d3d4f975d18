import { listAudit } from '@hawiyat/shared/contract/company/audit-log';
import {
  fetchNotificationSettings,
  saveNotificationSettings,
} from '@hawiyat/shared/contract/company/notifications';
import { expect, test } from 'vitest';
import { marketServer } from '../../testing/market-server.ts';

const { server, market } = await marketServer();

const nothing = { sound: false, system: false, quiet: null };
const night = { from: '22:00', until: '06:30' };
const answer = async (path: string, token: string) => (await server.fetch(path, { token })).json();
const settings = async (token: string) =>
  fetchNotificationSettings.response.parse(await answer(fetchNotificationSettings.path, token)).settings;
const save = (token: string, json: object, ifMatch?: number) =>
  server.fetch(saveNotificationSettings.path, {
    ...{ method: 'PATCH', token, json },
    ...(ifMatch !== undefined && { headers: { 'if-match': `"${ifMatch}"` } }),
  });
const hiddenOf = ({ groups }: Awaited<ReturnType<typeof settings>>) =>
  groups.filter(({ shown }) => !shown).map(({ id }) => id);

test('a company says how it wants to be told, and nobody overwrites what he has not seen', async () => {
  const { token } = await market.company();
  expect(await settings(token)).toMatchObject({ ...nothing, version: 1 });
  expect(hiddenOf(await settings(token))).toEqual([]);
  const wanted = { sound: true, system: true, quiet: night, hidden: ['lost', 'unknown'] };
  expect((await save(token, wanted, 1)).status).toBe(200);
  const saved = await settings(token);
  expect(saved).toMatchObject({ sound: true, system: true, quiet: night, version: 2 });
  expect(hiddenOf(saved)).toEqual(['lost']);
  const late = await save(token, { ...nothing, hidden: [] }, 1);
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: 'outdated', outdated: { current: { version: 2 } } });
  const { entries } = listAudit.response.parse(await answer(listAudit.path, token));
  expect(entries[0]).toMatchObject({ type: 'notification_settings.saved', after: { hidden: ['lost'] } });
});

test.each([
  [
    'an hour that no day has',
    { ...nothing, quiet: { from: '24:00', until: '06:00' }, hidden: [] },
    'quiet.from',
  ],
  ['an empty time', { ...nothing, quiet: { from: '22:00', until: '' }, hidden: [] }, 'quiet.until'],
  [
    'a quiet day and night',
    { ...nothing, quiet: { from: '22:00', until: '22:00' }, hidden: [] },
    'quiet.until',
  ],
  ['nothing about the sound', { system: false, quiet: null, hidden: [] }, 'sound'],
])('%s is rejected with a message at its field', async (_, json, field) => {
  const { token } = await market.company();
  const rejected = await save(token, json);
  expect(rejected.status).toBe(400);
  const { fields } = (await rejected.json()) as { fields: Record<string, string> };
  expect(fields[field]).toMatch(/[\u0600-\u06ff]/);
  expect(await settings(token)).toMatchObject({ ...nothing, version: 1 });
});

test('every kind of notification is in one group, so that it can be switched off', async () => {
  const { groups } = await settings((await market.company()).token);
  const kinds = groups.flatMap((group) => group.kinds);
  expect(kinds.toSorted()).toEqual([
    ...['documents-expiring', 'new-requests', 'offer-accepted', 'offer-lost', 'order-canceled', 'order-late'],
    ...['task-failed', 'tasks-due', 'tasks-overdue'],
  ]);
});
