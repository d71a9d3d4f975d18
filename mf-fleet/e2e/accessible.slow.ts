import { expectAccessibleInAll } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';
import { csvPage } from './csv-page.ts';
import { driversPage } from './drivers-page.ts';

/** Checks an open dialog, closes it by Esc, and checks that the page under it is unchanged. */
async function expectDialog(
  page: Page,
  open: () => Promise<unknown>,
  meanwhile?: () => Promise<unknown>,
  { unsaved = false } = {},
) {
  const dialog = page.locator('dialog[open]');
  await open();
  await expect(dialog).toBeVisible();
  await meanwhile?.();
  await expectAccessibleInAll(page);
  await page.keyboard.press('Escape');
  if (unsaved) {
    const leave = page.getByRole('alertdialog').getByRole('button', { name: 'مغادرة دون حفظ' });
    await expect(leave).toBeVisible();
    await expectAccessibleInAll(page);
    await leave.click();
  }
  await expect(dialog).toHaveCount(0);
}

// Without motion, so that no color is measured during a transition.
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });
test.slow();

test('containers are accessible, with each dialog open and closed', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { newOne, button, search, edit, remove } = containersPage(page);
  const all = await containersApi(panel.url, session.token).list();
  const held = all.find((item) => item.heldByOrder)?.containerNumber ?? '';
  const free = all.find((item) => !item.heldByOrder)?.containerNumber ?? '';
  await signIn('/containers');
  await expect(newOne).toBeVisible();
  await expectAccessibleInAll(page);
  await expectDialog(
    page,
    () => newOne.click(),
    () => button('إضافة الحاوية').click(),
  );
  await search.fill(held);
  await expectDialog(page, () => edit(held).click());
  await expectDialog(page, () => remove(held).click());
  await search.fill(free);
  await expectDialog(page, () => remove(free).click());
});

test('containers are accessible while some are imported, and when none is found', async ({
  page,
  signIn,
}) => {
  const { search } = containersPage(page);
  const csv = csvPage(page);
  await signIn('/containers');
  await expectDialog(
    page,
    () => csv.openImport(),
    async () => {
      await csv.choose('نوع الحاوية,حجم الحاوية,السعر (ر.س)\nحاويات أنقاض,12 ياردة,450\nحاويات خشب,,');
      await expect(csv.faults.first()).toBeVisible();
    },
  );
  await search.fill('لا حاوية كهذه');
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await expectAccessibleInAll(page);
});

test('drivers are accessible, with each dialog open and closed', async ({ page, signIn }) => {
  const { newOne, button, fill, cards } = driversPage(page);
  await signIn('/drivers');
  await expect(cards.first()).toBeVisible();
  await expectAccessibleInAll(page);
  await expectDialog(
    page,
    () => newOne.click(),
    async () => {
      await fill({ 'رقم الهوية': '1234567890' });
      await button('إضافة السائق').click();
    },
    { unsaved: true },
  );
  await expectDialog(page, () =>
    cards
      .first()
      .getByRole('button', { name: /^تعديل/ })
      .click(),
  );
  await expectDialog(page, () => cards.first().getByRole('button', { name: /^حذف/ }).click());
});

test('a driver’s page is accessible, with its dialog open and closed', async ({ page, signIn }) => {
  const { cards, title } = driversPage(page);
  await signIn('/drivers');
  await cards.first().getByRole('link').click();
  await expect(title).toBeVisible();
  await expectDialog(page, () => page.getByRole('button', { name: /^(اختيار|تغيير) صورة|الصورة$/ }).click());
  await expectAccessibleInAll(page);
});
