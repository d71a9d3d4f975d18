import type { Right } from '@hawiyat/shared/contract/core/roles';
import { mayI } from '@hawiyat/shared/state';
import { type LazyPart, lazyPart } from '@hawiyat/shared/ui';
import type { ComponentType } from 'react';
import { messages } from '../texts/settings-pages.ts';

const { groups } = messages;

export interface SettingsPage {
  /** Below `/settings/`. */
  readonly path: string;
  readonly title: string;
  readonly about: string;
  readonly group: keyof typeof groups;
  readonly right: Right;
  readonly Page: LazyPart<object>;
}

const person = () => import(/* webpackChunkName: "settings-person" */ './person-pages.ts');
const company = () => import(/* webpackChunkName: "settings-company" */ './company-pages.ts');
const lists = () => import(/* webpackChunkName: "settings-lists" */ './list-pages.ts');
const visitors = () => import(/* webpackChunkName: "visitors" */ './visitor-pages.ts');

const lazyPage = (bring: () => Promise<ComponentType>) => lazyPart(bring, { height: '19.5rem' });

const page = (
  path: Exclude<keyof typeof messages, 'groups'>,
  group: SettingsPage['group'],
  right: Right,
  bring: () => Promise<ComponentType>,
): SettingsPage => ({ path, ...messages[path], group, right, Page: lazyPage(bring) });

/** In the order of the menu. */
export const pages: readonly SettingsPage[] = [
  page('profile', 'person', 'own', async () => (await person()).ProfilePage),
  page('security', 'person', 'own', async () => (await person()).SecurityPage),
  page('sessions', 'person', 'own', async () => (await person()).SessionsPage),
  page('notifications', 'person', 'own', async () => (await person()).NotificationsPage),
  page('data', 'person', 'own', async () => (await person()).DataPage),
  page('company', 'company', 'see-work', async () => (await company()).CompanyPage),
  page('bank', 'company', 'see-bank', async () => (await company()).BankPage),
  page('people', 'company', 'manage-people', async () => (await lists()).PeoplePage),
  page('service-area', 'company', 'see-work', async () => (await company()).ServiceAreaPage),
  page('work', 'company', 'see-work', async () => (await company()).WorkPage),
  page('audit', 'company', 'see-audit-log', async () => (await lists()).AuditLogPage),
  page('sandbox', 'company', 'use-sandbox', async () => (await company()).SandboxPage),
];

export const ownPages = (): readonly SettingsPage[] => pages.filter(({ right }) => mayI(right));

export const ownGroups = () =>
  (['person', 'company'] as const).flatMap((group) => {
    const members = ownPages().filter((page) => page.group === group);
    return members.length > 0 ? [{ group, title: groups[group], members }] : [];
  });

export const visitorPages: Readonly<Record<string, LazyPart<object>>> = {
  '/join': lazyPage(async () => (await visitors()).JoinPage),
  '/reset-password': lazyPage(async () => (await visitors()).ResetPassword),
  '/signin-link': lazyPage(async () => (await visitors()).SignInLink),
};
