import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

const deadline = 3000;
test.use({ panelName: 'dead-host', panelSettings: { AREA_DEADLINE: String(deadline) } });

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'تعذّر تحميل الصفحة' });
const retry = (page: Page) => notice(page).getByRole('button', { name: 'إعادة المحاولة' });
const addContainer = (page: Page) => page.getByRole('button', { name: 'إضافة حاوية جديدة' });

/** Keeps files of the host on their way. @returns a function that lets them arrive */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return arrive;
}

test('while a script of the host neither arrives nor fails the page says so, and not any more when it is there', async ({
  page,
  signIn,
}) => {
  const arrive = await hold(page, /\/s\/.*\/index\.js$/);
  const opened = Date.now();
  await signIn('/containers', 'commit');
  await expect(notice(page)).toBeVisible();
  expect(Date.now() - opened).toBeGreaterThanOrEqual(deadline);
  await expect(notice(page)).toContainText('يرجى التحقق من اتصالك بالإنترنت ثم إعادة المحاولة.');
  await expect(retry(page)).toBeEnabled();
  arrive();
  await expect(addContainer(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('the retry opens a page whose host did not arrive the first time', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  let isHanging = true;
  await page.route(/\/s\/.*\.js$/, async (route) => {
    if (!isHanging) await route.continue();
  });
  await signIn('/containers', 'commit');
  await expect(retry(page)).toBeVisible();
  isHanging = false;
  await retry(page).click();
  await expect(addContainer(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

test('a stylesheet of the host that neither arrives nor fails does not keep the panel from opening', async ({
  page,
  signIn,
}) => {
  const arrive = await hold(page, /\/s\/.*\/index\.css$/);
  await signIn('/containers', 'commit');
  await expect(addContainer(page)).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  const sheets = () =>
    page.evaluate(
      () =>
        [...document.styleSheets].filter((sheet) => sheet.href && matchMedia(sheet.media.mediaText).matches)
          .length,
    );
  const before = await sheets();
  arrive();
  await expect.poll(sheets).toBe(before + 1);
});

test('a visitor whose sign-in page lacks a file of the host learns it, and can retry', {
  tag: '@slow',
}, async ({ page }) => {
  await page.route(/\/s\/.*\/index\.js$/, (route) => route.abort());
  await page.goto('/signin');
  await expect(notice(page)).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await retry(page).click();
  await expect(page.getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
});
