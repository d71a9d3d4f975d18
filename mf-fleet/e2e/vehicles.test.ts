import { readFile } from 'node:fs/promises';
import { appearances, expectAccessibleInAll } from '@hawiyat/shared/testing/accessibility';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { png } from './drivers-page.ts';

test.use({ isTranslated: true, panelName: 'changed fleet' });

const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a truck and its document are added, and the document’s file is saved again', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('/drivers');
  await page.getByRole('link', { name: 'المركبات', exact: true }).click();
  await page.getByRole('button', { name: 'إضافة مركبة' }).first().click();
  // What is no plate is said at its field, and nothing typed is lost.
  await dialog(page).getByLabel('رقم اللوحة').fill('ج ج ج 1');
  await dialog(page).getByLabel('الحمولة (طن)').fill('١٨');
  await dialog(page).getByRole('button', { name: 'إضافة المركبة' }).click();
  await expect(dialog(page).getByText('اكتب اللوحة بثلاثة أحرف')).toBeVisible();
  await dialog(page).getByLabel('رقم اللوحة').fill('ص ع ق ٤٢');
  await dialog(page).getByRole('button', { name: 'إضافة المركبة' }).click();
  await expect(row(page, 'ص ع ق 42')).toContainText('18 طن');

  await page.getByRole('link', { name: 'الوثائق', exact: true }).click();
  await page.getByRole('button', { name: 'إضافة وثيقة' }).first().click();
  await dialog(page).getByLabel('صاحب الوثيقة').selectOption({ label: 'ص ع ق 42' });
  await dialog(page).getByLabel('نوع الوثيقة').selectOption({ label: 'التأمين' });
  await dialog(page).getByLabel('رقم الوثيقة').fill('INS-42');
  await dialog(page).getByRole('textbox', { name: 'تاريخ الانتهاء' }).fill('01/02/2024');
  const toolbar = listToolbar(page);
  const file = dialog(page).locator('input[type=file]');
  const refused = dialog(page).getByText('يرجى اختيار ملف PDF أو صورة').first();
  await file.setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html>') });
  await expect(refused).toBeVisible();
  await dialog(page).getByRole('button', { name: 'إضافة الوثيقة' }).click();
  await expect(refused).toBeVisible();
  // Nothing was saved without it: the next press saves another file with the document, whatever its type is called.
  await file.setInputFiles({ name: 'insurance', mimeType: 'application/octet-stream', buffer: png });
  await expect(refused).toBeHidden();
  await dialog(page).getByRole('button', { name: 'إضافة الوثيقة' }).click();
  await expect(dialog(page)).toHaveCount(0);
  // A document without a file says so quietly.
  await expect(page.getByRole('img', { name: 'بلا ملف' }).first()).toBeVisible();
  await expect(page.getByText('بلا ملف')).toHaveCount(0);
  await toolbar.openFilter();
  await toolbar.panel.getByRole('button', { name: /^منتهية/ }).click();
  await expect(page).toHaveURL(/state=expired/);
  await toolbar.closeFilter();
  const insurance = row(page, 'INS-42');
  await expect(insurance).toContainText('منتهية');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    insurance.getByRole('button', { name: /^تنزيل ملف/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('التأمين ص ع ق 42 2024-02-01.webp');
  expect((await readFile(await download.path())).subarray(8, 12).toString('latin1')).toBe('WEBP');

  await insurance.getByRole('button', { name: /^تجديد/ }).click();
  await dialog(page).getByRole('textbox', { name: 'تاريخ الانتهاء' }).fill('01/02/2099');
  await dialog(page).getByRole('button', { name: 'تجديد الوثيقة' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(insurance).toHaveCount(0);
  await toolbar.openFilter();
  await toolbar.panel.getByRole('button', { name: /^سارية/ }).click();
  await toolbar.closeFilter();
  await insurance.getByRole('button', { name: /^تعديل/ }).click();
  await expect(dialog(page).getByRole('heading', { name: 'الوثائق السابقة' })).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('vehicles, documents and their dialogs are accessible', { tag: '@slow' }, async ({ page, signIn }) => {
    const expectBoth = () => expectAccessibleInAll(page, [appearances[0], appearances[4]]);
    const expectDialogs = async (names: (string | RegExp)[]) => {
      for (const name of names) {
        await page.getByRole('button', { name }).first().click();
        await expect(page.locator('dialog[open]')).toBeVisible();
        await expectBoth();
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
      }
    };
    await signIn('/vehicles');
    await expectDialogs([/^تعديل المركبة/, /^حذف المركبة/]);
    await expectBoth();
    await page.getByRole('link', { name: 'الوثائق', exact: true }).click();
    await expectDialogs(['إضافة وثيقة', /^تجديد/]);
    await expectBoth();
  });
});

test('documents are a table from 768 px, whose last columns open below their row', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  const headings = page.getByRole('columnheader');
  await page.setViewportSize({ width: 1280, height: 900 });
  await signIn('/vehicles?view=documents');
  await expect(headings).toHaveCount(7);
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(headings).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const first = page.getByRole('row').nth(1);
  await first.getByRole('button', { name: /^بقية بيانات/ }).click();
  await expect(first.getByRole('term')).toHaveText(['الرقم', 'الملف']);
});
