import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersPage } from './containers-page.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await containersPage(page).open();
});

test('deleting asks first, names the container and warns; then the card is gone for good', async ({
  page,
}) => {
  const containers = containersPage(page);
  const { confirmation } = containers;
  const number = await containers.add();
  await containers.remove(number).click();
  await expect(confirmation).toContainText(`هل تريد حذف الحاوية ${number}؟`);
  await expect(confirmation).toContainText('تحذير: هذا الإجراء لا يمكن التراجع عنه');
  await expect(confirmation).toContainText('سيتم حذف الحاوية وجميع البيانات المرتبطة بها نهائيًا.');
  await confirmation.getByRole('button', { name: 'حذف الحاوية' }).click();
  await expect(confirmation.getByText('تم حذف الحاوية بنجاح!')).toBeVisible();
  await expect(confirmation).toBeHidden();
  await expect(containers.card(number)).toHaveCount(0);
  await page.reload();
  await expect(containers.cards.first()).toBeVisible();
  await expect(containers.card(number)).toHaveCount(0);
});

test('the focus begins on «إلغاء», which leaves everything as it is', async ({ page }) => {
  const containers = containersPage(page);
  const number = await containers.add();
  await containers.remove(number).click();
  await expect(containers.confirmation.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(containers.confirmation).toBeHidden();
  await expect(containers.card(number)).toBeVisible();
  await expect(containers.remove(number)).toBeFocused();
});

test('a container of an open order is not deleted, and the dialog says why', async ({ page }) => {
  const containers = containersPage(page);
  const reserved = containers.cards.filter({ hasText: 'محجوزة' }).first();
  const number = await containers.numberOf(reserved);
  await containers.remove(number).click();
  await containers.confirmation.getByRole('button', { name: 'حذف الحاوية' }).click();
  await expect(containers.confirmation.getByRole('alert')).toHaveText(
    'لا يمكن حذف الحاوية لارتباطها بطلب قائم.',
  );
  await containers.confirmation.getByRole('button', { name: 'إلغاء' }).click();
  await expect(containers.card(number)).toBeVisible();
});
