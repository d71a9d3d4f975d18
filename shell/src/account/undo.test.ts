import { type JoinedPerson, peopleServer } from '@hawiyat/api/testing/people-server';
import { setOrigin } from '@hawiyat/shared/client';
import { saveWorkSettings, workSettings } from '@hawiyat/shared/contract/company/work-settings';
import { $notices, $session, undoLast } from '@hawiyat/shared/state';
import { beforeEach, expect, test, vi } from 'vitest';
import { $consents, changeConsent } from '../notifications/consents-store.ts';
import { $notificationSettings } from '../notifications/notifications-store.ts';
import { changeChoices, choicesOf } from '../notifications/save-choices.ts';
import { createSettings } from './components/settings-store.ts';
import { $people, changeRole } from './people/people-store.ts';
import { saveName } from './profile/profile-store.ts';

const { server, company, joined } = await peopleServer();
let owner: Awaited<ReturnType<typeof company>>;
let colleague: JoinedPerson;

beforeEach(async () => {
  owner = await company();
  colleague = await joined(owner.token, 'owner');
  setOrigin(server.url);
  $notices.set([]);
  // Without a browser's storage, and of what is not undone.
  vi.spyOn(console, 'warn').mockReturnValue();
  const { id, name, identifier } = { ...owner, identifier: owner.credentials.domain, name: 'شركة' };
  $session.set({
    token: owner.token,
    user: { ...owner.admin, company: { id, name, identifier, logoUrl: null } },
  });
});

const toasts = () => $notices.get().map(({ text }) => text);

test('a role that was changed is given back', async () => {
  const role = async () => {
    await $people.fetch();
    return $people.get().data?.people.find(({ id }) => id === colleague.id);
  };
  const stop = $people.listen(() => {});
  const person = await role();
  if (person) await changeRole(person, 'viewer');
  expect([(await role())?.role, toasts()]).toEqual(['viewer', ['تم تغيير الصلاحية.']]);
  undoLast();
  await expect.poll(toasts).toEqual(['عادت الصلاحية كما كانت']);
  expect((await role())?.role).toBe('owner');
  stop();
});

test('the own name comes back, in the header, too', async () => {
  const name = () => $session.get()?.user.name;
  const former = name();
  await saveName('هند العتيبي');
  expect(name()).toBe('هند العتيبي');
  undoLast();
  await expect.poll(toasts).toEqual(['عاد الاسم كما كان']);
  expect(name()).toBe(former);
});

test('a withdrawn consent is given again', async () => {
  const stop = $consents.listen(() => {});
  await $consents.fetch();
  const given = () => $consents.get().data?.find(({ channel }) => channel === 'device')?.given;
  await changeConsent('device', true);
  await changeConsent('device', false);
  expect(given()).toBe(false);
  undoLast();
  await expect.poll(given).toBe(true);
  stop();
});

test('choices of notifications go back one by one', async () => {
  const stop = $notificationSettings.listen(() => {});
  await $notificationSettings.fetch();
  const known = () => {
    const { data } = $notificationSettings.get();
    if (!data) throw new Error('The settings are not known');
    return choicesOf(data);
  };
  const former = known();
  await changeChoices({ ...former, sound: !former.sound });
  const between = known();
  await changeChoices({ ...between, hidden: ['lost'] });
  expect(toasts()).toEqual(['تم حفظ إعدادات الإشعارات']);
  undoLast();
  await expect.poll(known).toEqual(between);
  undoLast();
  await expect.poll(known).toEqual(former);
  stop();
});

test('settings are as before, unless a colleague has saved them meanwhile, who is named', async () => {
  const { $settings, save } = createSettings(workSettings, []);
  const stop = $settings.listen(() => {});
  await $settings.fetch();
  const known = () => {
    const { data } = $settings.get();
    if (!data) throw new Error('The settings are not known');
    return data;
  };
  const draft = () => workSettings.draft.parse(known());
  const former = draft();
  await save({ ...former, rentalDuration: 10 }, known().version, former);
  undoLast();
  await expect.poll(draft).toEqual(former);

  await save({ ...former, rentalDuration: 7 }, known().version, former);
  const theirs = { ...former, rentalDuration: 10 };
  await server.fetch(saveWorkSettings.path, { method: 'PATCH', token: colleague.token, json: theirs });
  undoLast();
  await expect.poll(() => toasts().at(-1)).toContain('تعذّر التراجع');
  expect(toasts().at(-1)).toContain('نورة القحطاني');
  await $settings.fetch();
  expect(draft()).toEqual(theirs);
  stop();
});
