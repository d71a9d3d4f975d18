import { addPreview } from '@hawiyat/shared/contract/platform/previews';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { buildFixtureRelease } from '@hawiyat/shared/testing/fixture-release';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';

test.use({ panelName: 'preview' });

test('a named administrator opens a release by its link before any rollout, sees it marked, and leaves it', async ({
  page,
  panel,
  signIn,
}) => {
  const { id: release } = await panel.publishOnly(await buildFixtureRelease('mf-orders', '1.1.0'));
  const until = riyadhDay(1);
  const body = { remote: 'mf-orders' as const, release, emails: [demoSignIn.email], until };
  const { path } = await askServer(panel.url, panel.operatorToken, addPreview, { body });
  const strip = page.getByRole('complementary', { name: 'معاينة' });
  const mark = page.locator('[data-lazy-mark="1.1.0"]');

  await page.goto(path);
  await page.getByRole('button', { name: 'فتح المعاينة' }).click();
  await expect(page.getByRole('status')).toContainText('سجّل الدخول');

  await signIn('/orders');
  await expect(page.getByRole('tab', { name: 'الطلبات الجديدة' })).toBeVisible();
  await expect(mark).toHaveCount(0);
  await page.goto(path);
  await page.getByRole('button', { name: 'فتح المعاينة' }).click();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(mark).toBeAttached();
  await expect(strip).toContainText(`معاينة إصدار: mf-orders ${release}`);
  await expect(strip).toHaveCSS('position', 'fixed');

  // From area to area, and by a new load.
  await page.getByRole('link', { name: 'الحاويات' }).first().click();
  await expect(page).toHaveURL(/\/containers$/);
  await expect(strip).toBeVisible();
  await page.goto('/orders');
  await expect(mark).toBeAttached();
  await strip.getByRole('link', { name: 'إنهاء المعاينة' }).click();
  await expect(page.getByRole('tab', { name: 'الطلبات الجديدة' })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await expect(mark).toHaveCount(0);
});
