import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Locator, Page, Route } from '@playwright/test';

/** What comes in place of a chunk. */
const faults: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a server that lacks its file': (route) => route.fulfill({ status: 404 }),
  // That the browser keeps, as some networks allow.
  'the page of a captive portal': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'cache-control': 'public, max-age=600', 'access-control-allow-origin': '*' },
      body: '<!doctype html><title>Sign in to the network</title>',
    }),
  'no connection': (route) => route.abort('internetdisconnected'),
};

interface Part {
  readonly at: string;
  /** Name of its chunk. */
  readonly chunk: string;
  /** Pressed before it, for example a menu. */
  readonly opens?: (page: Page) => Locator;
  /** Absent where the address opens it. */
  readonly press?: (page: Page) => Locator;
  readonly shown: (page: Page) => Locator;
  /** How the page fails: in the part's place, as a dialog that closes with a toast, or as a toast with a retry. */
  readonly fails?: 'closed' | 'toast';
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const main = (page: Page) => page.getByRole('main');

const parts: Readonly<Record<string, Part>> = {
  'a view of the list': {
    at: '/containers?view=table',
    chunk: 'containers-table',
    shown: (page) => main(page).getByRole('table'),
  },
  'a map': {
    at: '/containers?view=map',
    chunk: 'containers-map',
    shown: (page) => main(page).getByRole('application'),
  },
  'the menu of a list': { at: '/drivers', chunk: 'list-actions', shown: button('إجراءات القائمة') },
  'a dialog': {
    at: '/containers',
    chunk: 'container-dialogs',
    press: button('إضافة حاوية جديدة'),
    shown: (page) => page.getByRole('dialog').getByLabel('نوع الحاوية'),
    fails: 'closed',
  },
  'an import': {
    at: '/drivers',
    chunk: 'csv',
    opens: button('إجراءات القائمة'),
    press: (page) => page.getByRole('menuitem', { name: 'استيراد CSV' }),
    shown: (page) => page.getByRole('dialog').getByLabel(/^اختيار ملف/),
    fails: 'toast',
  },
  'a tab': {
    at: '/orders?tab=accepted_orders',
    chunk: 'task-tabs',
    shown: (page) => main(page).getByRole('table'),
  },
  'a page of the settings': {
    at: '/settings/sessions',
    chunk: 'settings-person',
    shown: (page) => page.getByRole('region', { name: 'الجلسات والأجهزة' }).getByRole('listitem').first(),
  },
  'all of the settings': {
    at: '/settings',
    chunk: 'account',
    shown: (page) => main(page).getByRole('link', { name: /الجلسات والأجهزة/ }),
  },
  'the notifications': {
    at: '/containers',
    chunk: 'notifications',
    press: (page) => page.getByRole('banner').getByRole('button', { name: /^الإشعارات/ }),
    shown: (page) => page.getByRole('dialog', { name: 'الإشعارات' }),
    fails: 'closed',
  },
};

const reason = /خلل لدينا|يرجى إعادة المحاولة|يرجى التحقق من اتصالك/;
const toast = (page: Page) => page.getByRole('region', { name: 'الإشعارات' }).getByText(reason);

/** Opens a part that fails until the network is free again, and then without a reload. */
async function openTwice(page: Page, { opens, press, shown, fails }: Part, free: () => void): Promise<void> {
  await opens?.(page).click();
  await press?.(page).click();
  const retry = page.getByRole('button', { name: 'إعادة المحاولة' });
  await expect(fails ? toast(page) : retry).toBeVisible();
  await expect(shown(page)).toBeHidden();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  free();
  const again = fails === 'closed' && press ? press(page) : retry;
  // The part may come by itself meanwhile, with what the page loads ahead when it is idle.
  await again.or(shown(page)).first().waitFor();
  if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => {});
  await expect(shown(page).first()).toBeVisible();
  if (fails === 'toast') await expect(toast(page)).toBeHidden();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
}

/** Each fault, and each way to fail. */
const isDaily = (name: string, fault: string) =>
  ({
    'a server that lacks its file': 'a view of the list',
    'the page of a captive portal': 'a dialog',
    'no connection': 'an import',
  })[fault] === name;

for (const [fault, answer] of Object.entries(faults))
  for (const [name, part] of Object.entries(parts))
    test(`${name} opens without a reload after ${fault}`, {
      tag: isDaily(name, fault) ? [] : '@slow',
    }, async ({ page, signIn }) => {
      let isFree = false;
      await page.route(`**/${part.chunk}.js`, (route) => (isFree ? route.continue() : answer(route)));
      await signIn(part.at);
      await openTwice(page, part, () => {
        isFree = true;
      });
    });

const { shares } = JSON.parse(readFileSync(join(import.meta.dirname, '../dist/release.json'), 'utf8'));

// The page asks once more by itself: a person who tries twice has seen it fail as often as it can.
test('a dialog opens without a reload after what the host shares for it was missing twice', async ({
  page,
  signIn,
}) => {
  const [chunk] = shares['@hawiyat/shared/ui/forms'];
  let isFree = false;
  await page.route(`**/${chunk}`, (route) => (isFree ? route.continue() : route.fulfill({ status: 404 })));
  await signIn('/containers');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  const dialog = page.getByRole('dialog');
  for (const _ of ['once', 'twice']) {
    await button('إضافة حاوية جديدة')(page).click();
    await expect(toast(page)).toBeVisible();
    await expect(dialog).toBeHidden();
    await page.getByRole('region', { name: 'الإشعارات' }).getByRole('button', { name: 'إغلاق' }).click();
    await expect(toast(page)).toBeHidden();
  }
  isFree = true;
  await button('إضافة حاوية جديدة')(page).click();
  await expect(dialog.getByLabel('نوع الحاوية')).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
});
