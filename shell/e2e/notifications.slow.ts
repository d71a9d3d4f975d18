import { saveNotificationSettings } from '@hawiyat/shared/contract/company/notifications';
import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { createOffer } from '@hawiyat/shared/contract/marketplace/offers';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { customerApp, riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { printedTitle } from '@hawiyat/shared/testing/printed-pages';
import type { Page } from '@playwright/test';

test.use({ isTranslated: true, panelName: 'notifications' });

const accepted = /تم قبول عرضك، الطلب ح-\d+\s*حاويات أنقاض 20 ياردة، .*480\.00.* ر\.س/;
const told = (page: Page) => page.getByRole('region', { name: 'الإشعارات' });
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^الإشعارات/ });

const history = (page: Page) => page.getByRole('dialog', { name: 'الإشعارات' });

/** As another tab would. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

/** Opens the history, by which all is seen, and closes it. */
async function seeAll(page: Page): Promise<void> {
  await bell(page).click();
  await expect(history(page)).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('الإشعارات');
  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
}

/** @returns accepts an offer of the company that was just made */
async function offered(url: string, token: string) {
  await askServer(url, token, addContainer, {
    body: { type: 'حاويات أنقاض', size: '20 yard', price: 300 },
  });
  const customer = await customerApp(url);
  const request = await customer.place({ deliveryDate: riyadhDay(1) });
  const { offer } = await askServer(url, token, createOffer, {
    body: { globalOrderId: request.id, price: 480, rentalDuration: 7 },
  });
  return () => customer.accept(request.id, offer.id);
}

const save = (url: string, token: string, choices: object) =>
  askServer(url, token, saveNotificationSettings, {
    body: { sound: false, system: false, quiet: null, hidden: ['requests'], ...choices },
  });

test.beforeEach(({ panel, session: { token } }) => save(panel.url, token, {}));

for (const path of ['/dashboard', '/containers', '/drivers', '/orders'])
  test(`on ${path} an acceptance is told within two seconds, and its action asks for the driver`, async ({
    page,
    panel,
    session: { token },
    signIn,
  }) => {
    const accept = await offered(panel.url, token);
    await signIn(path);
    await expect(bell(page)).toBeVisible();
    const focused = await page.evaluate(() => document.activeElement?.tagName);
    const { containerNumber } = await accept();
    await expect(told(page)).toContainText(accepted, { timeout: 2_000 });
    // Said when the screen reader pauses, and the focus stays where it is.
    await expect(told(page)).toHaveAttribute('aria-live', 'polite');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
    await expect(page).toHaveTitle(/^[^(]/);
    await hide(page, true);
    await expect(page).toHaveTitle(/^\(\d+\) /);
    await hide(page, false);
    await expect(page).toHaveTitle(/^[^(]/);
    expect(await printedTitle(await page.pdf())).toBe(await page.title());
    if (path === '/dashboard') await expectAccessible(page);
    await told(page).getByRole('link', { name: 'تعيين سائق' }).click();
    const dialog = page.getByRole('dialog', { name: 'تعيين سائق' });
    await expect(dialog).toContainText(containerNumber);
    await expect(told(page)).toBeEmpty();
    expect(page.url()).not.toContain('act=');
    await page.reload();
    await expect(page.getByRole('dialog', { name: /تفاصيل الطلب/ })).toBeVisible();
    await expect(dialog).toBeHidden();
  });

test('the bell counts what nobody has seen, and its history survives a reload', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  await (await offered(panel.url, token))();
  await signIn('/drivers');
  await expect(bell(page)).toHaveAccessibleName(/^الإشعارات، (واحد جديد|اثنان جديدان|\d+ \S+)$/);
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const newest = history(page).getByRole('listitem').filter({ hasText: accepted }).first();
  await expect(newest).toContainText('جديد: تم قبول عرضك');
  await expect(newest).toContainText('اليوم، ');
  const work = history(page).getByRole('link', { name: 'عمل اليوم' });
  await expect(work).toHaveAttribute('href', '/orders/work');
  await expectAccessible(page);
  await expect(bell(page)).toHaveAccessibleName('الإشعارات');
  await page.keyboard.press('Escape');
  await expect(history(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await expect(page).toHaveTitle('إدارة السائقين · منصة حاويات');
  await page.reload();
  await bell(page).click();
  await expect(newest).toContainText(accepted);
  await expect(newest).not.toContainText('جديد: ');
  await newest.getByRole('link', { name: /^تعيين سائق: / }).click();
  await expect(page.getByRole('dialog', { name: 'تعيين سائق' })).toBeVisible();
});

test('in quiet hours nothing is shown, but everything is counted', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  await save(panel.url, token, { quiet: { from: '22:00', until: '06:00' } });
  const [first, second] = [await offered(panel.url, token), await offered(panel.url, token)];
  await page.clock.setFixedTime('2026-11-25T22:30:00+03:00');
  await signIn('/drivers');
  await seeAll(page);
  await first();
  await expect(bell(page)).toHaveAccessibleName('الإشعارات، واحد جديد');
  await expect(told(page)).toBeEmpty();
  await page.clock.setFixedTime('2026-11-26T06:00:00+03:00');
  await second();
  await expect(told(page)).toContainText(accepted);
});

test('of two tabs one sounds, and a group that is switched off is only counted', async ({
  page,
  context,
  panel,
  session: { token },
  signIn,
}) => {
  await save(panel.url, token, { sound: true });
  await context.addInitScript(() => {
    const heard = { sounds: 0 };
    Object.assign(window, { heard });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      heard.sounds += 1;
      start.apply(this, when);
    };
  });
  const soundsOf = (tab: Page) => tab.evaluate(() => Reflect.get(window, 'heard').sounds as number);
  const [first, second] = [await offered(panel.url, token), await offered(panel.url, token)];
  await signIn('/drivers');
  const other = await context.newPage();
  await other.goto('/containers');
  for (const tab of [page, other]) await seeAll(tab);
  await first();
  for (const tab of [page, other]) await expect(told(tab)).toContainText(accepted);
  const heard = async () => (await soundsOf(page)) + (await soundsOf(other));
  await expect.poll(heard).toBe(2);

  await bell(page).click();
  await page.getByRole('button', { name: 'إعدادات الإشعارات' }).click();
  // A tab learns of choices made in another one from the stream, and asks for them.
  const isKnownThere = other.waitForResponse(
    (answer) => answer.url().endsWith('/notifications/settings') && answer.request().method() === 'GET',
  );
  await page.getByRole('checkbox', { name: 'قبول عروضك' }).uncheck();
  await expect(page.getByRole('checkbox', { name: 'صوت عند وصول إشعار' })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const saved = told(page).getByText('تم حفظ إعدادات الإشعارات');
  await told(page).getByRole('button', { name: 'إغلاق' }).last().click();
  await expect(saved).toHaveCount(0);
  await isKnownThere;
  await second();
  await expect(bell(page)).toHaveAccessibleName(/^الإشعارات، /);
  await expect(told(page)).toBeEmpty();
  expect(await heard()).toBe(2);
});

test('without an answer about notifications the panel works on', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  await (await offered(panel.url, token))();
  await abortUntilRetried(page, '**/api/company/notifications**');
  await signIn('/drivers');
  await expect(page.getByRole('link', { name: /^عرض بيانات السائق/ }).first()).toBeVisible();
  await bell(page).click();
  await expect(history(page).getByRole('alert')).toContainText('تعذّر تحميل الإشعارات');
  await history(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(history(page).getByRole('listitem').first()).toBeVisible();
});

// Last, because signing out ends the session of all tests.
test('on a phone a toast leaves the primary action free, and signing out takes it away', async ({
  page,
  panel,
  session: { token },
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const accepts = [await offered(panel.url, token), await offered(panel.url, token)];
  await signIn('/drivers');
  await expect(bell(page)).toBeVisible();
  for (const accept of accepts) await accept();
  await expect(told(page)).toContainText('وإشعار آخر');
  await expect(told(page).getByRole('link', { name: 'تعيين سائق' })).toHaveCount(1);
  // A trial click fails where something else would receive it.
  await page.getByRole('button', { name: 'إضافة سائق' }).first().click({ trial: true });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('main').getByRole('button').last().click({ trial: true });
  await page.getByRole('button', { name: 'فتح القائمة' }).click();
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveTitle('تسجيل الدخول · منصة حاويات');
  await expect(told(page)).toBeEmpty();
});
