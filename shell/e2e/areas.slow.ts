import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Composition } from '@hawiyat/shared/contract/platform/composition';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { demoSignIn, expect, test } from '@hawiyat/shared/testing/panel';
import { buildCopy } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const remote = { name: 'mf-billing', path: '/billing', title: 'الفواتير' };
const icon = 'M6 3h12v18H6zM9 8h6';

test.use({ panelName: 'areas' });

/** Builds what `npm run create-remote` makes, outside of the checkout. @returns the built folder */
async function buildNewRemote(): Promise<string> {
  const { filesOf } = await import(join(root, 'tools/create-remote/checkout-files.ts'));
  const model = join(root, 'mf-orders');
  const folder = join(mkdtempSync(join(tmpdir(), 'hawiyat-billing-')), remote.name);
  const { 'tsconfig.json': _, ...files } = filesOf(
    remote,
    JSON.parse(readFileSync(join(model, 'package.json'), 'utf8')),
  );
  for (const [file, text] of Object.entries<string>(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  symlinkSync(join(model, 'node_modules'), join(folder, 'node_modules'));
  return buildCopy('mf-orders', folder);
}

const sidebar = (page: Page) =>
  page.getByRole('navigation', { name: 'القائمة الرئيسية' }).getByRole('link', { includeHidden: false });
const titles = ['الصفحة الرئيسية', 'إدارة الحاويات', 'إدارة السائقين', 'إدارة الطلبات'];
const withNew = titles.toSpliced(1, 0, remote.title);
const content = (page: Page) => page.getByRole('heading', { name: 'هنا يبدأ هذا القسم' });

async function compositionIn(page: Page): Promise<Composition> {
  return JSON.parse((await page.locator('#composition').textContent()) ?? '');
}

test('an operator adds an area, its team releases it, and retires it again, on a panel that runs', async ({
  page,
  panel,
  signIn,
  context,
}) => {
  test.setTimeout(120_000);
  await signIn();
  await expect(sidebar(page)).toHaveText(titles);
  const { host, remotes } = await compositionIn(page);

  const office = await context.newPage();
  await office.goto('/operator/areas');
  await office.getByLabel('رمز الدخول').fill(panel.operatorToken);
  await office.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await office.goto('/operator/areas');
  await office.locator('summary').filter({ hasText: 'إضافة قسم' }).click();
  const adding = office.getByRole('region', { name: 'قسم جديد' });
  await adding.getByLabel('اسم القسم').fill(remote.name);
  await adding.getByLabel('الفريق المسؤول').fill('فريق الفوترة');
  await adding.getByLabel('المسار', { exact: true }).fill('/orders/billing');
  await adding.getByLabel('العنوان').fill(remote.title);
  await adding.getByLabel('الأيقونة').fill(icon);
  await adding.getByLabel('الموضع').fill('١٥');
  await adding.getByRole('button', { name: 'إضافة القسم' }).click();
  await expect(office.getByRole('alert')).toContainText(/mf-billing.*mf-orders/);
  await expectAccessible(office);
  // Nothing that was typed is lost.
  await expect(adding.getByLabel('العنوان').first()).toHaveValue(remote.title);
  await adding.getByLabel('المسار', { exact: true }).first().fill(remote.path);
  await adding.getByRole('button', { name: 'إضافة القسم' }).click();
  await expect(office.getByRole('status')).toContainText('تمت إضافة القسم.');
  await expect(office.getByRole('region', { name: remote.title })).toContainText('فريق الفوترة');

  // A company outside of the first cohort sees nothing of it.
  const release = await panel.publishOnly(await buildNewRemote());
  await panel.rollout(remote.name, {
    action: 'start',
    release: release.id,
    stages: [1, 100],
    exclude: [demoSignIn.domain],
  });
  expect((await page.goto(remote.path))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'الصفحة غير موجودة' }).first()).toBeVisible();
  await expect(sidebar(page)).toHaveText(titles);

  await panel.rollout(remote.name, { action: 'name', include: [demoSignIn.domain] });
  await page.goto('/dashboard');
  await expect(sidebar(page)).toHaveText(withNew);
  await expect(sidebar(page).nth(1).locator('path')).toHaveAttribute('d', icon);
  await sidebar(page).nth(1).click();
  await expect(page).toHaveURL(remote.path);
  await expect(page).toHaveTitle(/^(\(\d+\) )?الفواتير · /);
  await expect(content(page)).toBeVisible();
  await expect(sidebar(page).nth(1)).toHaveAttribute('aria-current', 'page');

  expect((await page.goto(`${remote.path}/`))?.status()).toBe(200);
  await expect(content(page)).toBeVisible();
  const now = await compositionIn(page);
  expect(now.host).toBe(host);
  expect(now.remotes).toEqual({ ...remotes, [remote.name]: expect.anything() });

  const own = office.getByRole('region', { name: remote.title });
  await own.locator('summary').filter({ hasText: 'إزالة' }).click();
  await own.getByRole('button', { name: 'إزالة القسم' }).click();
  await expect(office.getByRole('status')).toContainText('تمت إزالة القسم');
  await expect(own).toHaveCount(0);
  // An open page hears of it with any answer, and follows when an area is entered.
  await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('link', { name: 'إدارة السائقين' }).click();
  await expect(sidebar(page)).toHaveText(titles);
  expect((await page.goto(remote.path))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'الصفحة غير موجودة' }).first()).toBeVisible();
  expect((await compositionIn(page)).remotes).toEqual(remotes);
});
