import { type TestServer, testServer } from '@hawiyat/api/testing/server';
import {
  fetchNotificationSettings,
  saveNotificationSettings,
} from '@hawiyat/shared/contract/company/notifications';
import { $session } from '@hawiyat/shared/state';
import { signInToPage } from '@hawiyat/shared/testing/signed-in-page';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { $notificationSettings } from './notifications-store.ts';
import { $saving, type Choices, changeChoices, choicesOf } from './save-choices.ts';

let server: TestServer;
let leave = () => {};

beforeAll(async () => {
  server = await testServer();
}, 60_000);
afterAll(() => server.close());

beforeEach(async () => {
  await signInToPage(server);
  leave = $notificationSettings.listen(() => {});
  await $notificationSettings.fetch();
});
afterEach(() => {
  leave();
  $session.set(null);
});

const token = () => $session.get()?.token ?? '';
const known = (): Choices => {
  const { data } = $notificationSettings.get();
  if (!data) throw new Error('The settings are not known');
  return choicesOf(data);
};
const stored = async () => {
  const answer = await server.fetch(fetchNotificationSettings.path, { token: token() });
  return choicesOf(fetchNotificationSettings.response.parse(await answer.json()).settings);
};

test('two choices in a row are both saved, and shown before the server has answered', async () => {
  const first = changeChoices({ ...known(), sound: true });
  expect($saving.get().wanted?.sound).toBe(true);
  const wanted = { ...known(), sound: true, hidden: ['lost'] };
  await Promise.all([first, changeChoices(wanted)]);
  expect([await stored(), known()]).toEqual([wanted, wanted]);
  expect($saving.get()).toEqual({ wanted: null, failed: null });
});

test('what somebody else has changed meanwhile is shown instead, with the reason', async () => {
  const theirs = { sound: false, system: false, quiet: { from: '21:00', until: '05:00' }, hidden: [] };
  await server.fetch(saveNotificationSettings.path, { method: 'PATCH', token: token(), json: theirs });
  await changeChoices({ ...known(), sound: true });
  expect([await stored(), known()]).toEqual([theirs, theirs]);
  expect($saving.get()).toEqual({
    wanted: null,
    failed: 'عُدّلت هذه الإعدادات من مكان آخر، وهذه قيمها الآن.',
  });
});
