import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { containersApi } from './containers-api.ts';

// Without motion, so that axe never measures a color in transition.
test.use({ isTranslated: true, panelName: 'changed fleet', contextOptions: { reducedMotion: 'reduce' } });

const rows = (page: Page) => page.getByRole('table', { name: 'الحاويات' }).locator('tbody [role=row]');
const head = (page: Page, name: string) => page.getByRole('columnheader', { name });
const bar = (page: Page) => page.getByRole('region', { name: 'الحاويات المحددة' });
const box = (page: Page, n: number) => page.getByRole('checkbox', { name: /^تحديد الحاوية / }).nth(n);
const numbers = async (page: Page, n: number) =>
  (await page.locator('td[data-strong]').allTextContents()).slice(0, n);

test('the table says where each container is, sorts by any column, and the address keeps it', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('/containers');
  await page.getByRole('radio', { name: 'جدول' }).click({ force: true });
  await expect(rows(page).first()).toBeVisible();
  await expect(head(page, 'أين ومع من')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'المستودع' }).first()).toBeVisible();
  await expect(
    rows(page)
      .getByText(/^\d+%$/)
      .first(),
  ).toBeVisible();

  await head(page, 'متى تعود').getByRole('button').click();
  await expect(head(page, 'متى تعود')).toHaveAttribute('aria-sort', 'ascending');
  // What should be back longest stands first, what is not out last.
  await expect(rows(page).first()).toContainText(/متأخرة|تعود/);
  await head(page, 'الإشغال هذا الشهر').getByRole('button').press('Enter');
  await expect(head(page, 'الإشغال هذا الشهر')).toHaveAttribute('aria-sort', 'descending');
  const shares = async () =>
    (
      await rows(page)
        .getByText(/^\d+%$/)
        .allTextContents()
    )
      .slice(0, 8)
      .map((text) => Number.parseInt(text, 10));
  await expect(async () => {
    const found = await shares();
    expect(found[0]).toBeGreaterThan(0);
    expect(found).toEqual(found.toSorted((a, b) => b - a));
  }).toPass();
  await head(page, 'الرقم').getByRole('button').click();
  await page.reload();
  await expect(page).toHaveURL(/view=table.*sort=containerNumber|sort=containerNumber.*view=table/);
  await expect(head(page, 'الرقم')).toHaveAttribute('aria-sort', 'ascending');
  expect(await numbers(page, 2)).toEqual(['C-0001', 'C-0002']);
  await expectAccessible(page);

  // A press beside the number opens the page as well.
  await rows(page).first().getByText('ياردة').click();
  await expect(page).toHaveURL(/\/containers\/[0-9a-f-]{36}$/);
});

test('columns are chosen by keyboard, and this device remembers them', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn('/containers?view=table');
  await page.getByRole('button', { name: 'اختيار الأعمدة' }).press('Enter');
  const choice = page.getByRole('group', { name: 'اختيار الأعمدة' });
  await expect(choice.getByRole('checkbox').first()).toBeFocused();
  await choice.getByRole('checkbox', { name: 'النوع' }).press('Space');
  await choice.getByRole('checkbox', { name: 'الدخل هذا الشهر' }).press('Space');
  await expect(head(page, 'النوع')).toBeHidden();
  await expect(head(page, 'الدخل هذا الشهر')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await page.reload();
  await expect(head(page, 'الدخل هذا الشهر')).toBeVisible();
  await expect(head(page, 'النوع')).toBeHidden();
});

test('many are selected by keyboard, their prices raised by percent with a preview, and it is taken back', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const api = containersApi(panel.url, session.token);
  const added = [
    await api.add({ price: 400 }),
    await api.add({ price: 99.99 }),
    await api.add({ price: 250 }),
  ];
  const prices = async () => {
    const all = new Map((await api.list()).map(({ id, price }) => [id, price]));
    return added.map(({ id }) => all.get(id));
  };
  await signIn('/containers?view=table');
  await box(page, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar(page).getByRole('status')).toHaveText('حُددت 3 حاويات');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'تغيير السعر' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'تغيير سعر الحاويات المحددة' });
  await dialog.getByRole('radio', { name: 'زيادة' }).check({ force: true });
  await dialog.getByLabel('نسبة الزيادة (%)').fill('0');
  await dialog.getByRole('button', { name: /^تغيير سعر/ }).click();
  await expect(dialog.getByLabel('نسبة الزيادة (%)')).toHaveAccessibleDescription(
    'يرجى كتابة نسبة أكبر من صفر وأقل من 1,000',
  );
  await dialog.getByLabel('نسبة الزيادة (%)').fill('١٠');
  await expect(dialog.getByRole('row').filter({ hasText: added[1]?.containerNumber ?? '?' })).toHaveText(
    /99\.99.*109\.99/,
  );
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'تغيير سعر 3 حاويات' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('تم تغيير سعر 3 حاويات')).toBeVisible();
  expect(await prices()).toEqual([440, 109.99, 275]);
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('تم التراجع عن تغيير 3 حاويات')).toBeVisible();
  expect(await prices()).toEqual([400, 99.99, 250]);
  await box(page, 0).focus();
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test('what an order holds keeps its status, and what was changed meanwhile says so', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const api = containersApi(panel.url, session.token);
  const [one, other] = [await api.add(), await api.add()];
  const held = (await api.list()).filter(({ heldByOrder }) => heldByOrder).length;
  await signIn('/containers?view=table');
  await page.getByRole('checkbox', { name: 'تحديد كل النتائج' }).click();
  await bar(page).getByRole('button', { name: 'تغيير الحالة' }).click();
  const dialog = page.getByRole('dialog', { name: 'تغيير حالة الحاويات المحددة' });
  await expect(dialog.getByRole('status')).toContainText(`${held} حاوية ضمن طلبات قائمة`);
  await dialog.getByRole('button', { name: 'إلغاء' }).click();
  await bar(page).getByRole('button', { name: 'إلغاء التحديد' }).click();

  await page.getByRole('checkbox', { name: `تحديد الحاوية ${one.containerNumber}` }).click();
  await page.getByRole('checkbox', { name: `تحديد الحاوية ${other.containerNumber}` }).click();
  await bar(page).getByRole('button', { name: 'تغيير الحالة' }).click();
  // A colleague's change does not reach this page in time.
  await page.route('**/change-many', async (route) => {
    await api.edit(other.id, { price: 777 });
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'تغيير حالة حاويتين' }).click();
  await expect(dialog.getByText('لم تتغيّر حاوية واحدة:')).toBeVisible();
  await expect(dialog).toContainText('عُدّلت هذه الحاوية بعد عرضها.');
  await expect(dialog).toContainText(other.containerNumber);
  await dialog.getByRole('button', { name: 'إغلاق', exact: true }).last().click();
  await expect(page.getByText('تم تغيير حالة حاوية واحدة إلى «صيانة»')).toBeVisible();
  expect((await api.list()).find(({ id }) => id === one.id)?.status).toBe('maintenance');
});

test('on a tablet the table keeps its place, and what has no room opens below the row', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signIn('/containers?view=table');
  await expect(rows(page).first()).toBeVisible();
  await expect(head(page, 'الحالة')).toBeVisible();
  await expect(head(page, 'السعر')).toBeHidden();
  const unfold = rows(page)
    .first()
    .getByRole('button', { name: /^تفاصيل الحاوية / });
  await expect(unfold).toHaveAttribute('aria-expanded', 'false');
  await unfold.press('Enter');
  await expect(unfold).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page).first()).toContainText(/السعر.*ر\.س/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(head(page, 'السعر')).toBeVisible();
  await expect(unfold).toBeHidden();
});

test('on a phone the table is cards with boxes, and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn('/containers?view=table');
  await box(page, 0).click();
  await box(page, 1).click();
  await expect(bar(page).getByRole('status')).toHaveText('حُددت حاويتان');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
});
