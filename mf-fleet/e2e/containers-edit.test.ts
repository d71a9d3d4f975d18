import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersPage } from './containers-page.ts';

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await containersPage(page).open();
});

test('the form begins with what is known, and the card shows what was saved', async ({ page }) => {
  const containers = containersPage(page);
  const { field, button, dialog } = containers;
  const number = await containers.add({ type: 'حاويات نفايات', size: '4 ياردة بغطاء', price: '99.5' });
  await containers.edit(number).click();
  await expect(dialog).toContainText(number);
  await expect(field('نوع الحاوية')).toHaveValue('حاويات نفايات');
  await expect(field('حجم الحاوية')).toHaveValue('4 yard with lid');
  await expect(field('السعر (ر.س)')).toHaveValue('99.50');

  await field('السعر (ر.س)').fill('120');
  await field('حالة الحاوية').selectOption('صيانة');
  await button('حفظ التعديلات').click();
  await expect(dialog.getByText('تم تعديل الحاوية بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(containers.card(number)).toContainText('120.00 ر.س');
  await expect(containers.card(number)).toContainText('صيانة');
  await page.reload();
  await expect(containers.card(number)).toContainText('120.00 ر.س');
});

test('a new type keeps a size that it has too, and clears one that it has not', async ({ page }) => {
  const containers = containersPage(page);
  const { field, button } = containers;
  await containers.edit(await containers.add({ size: '20 ياردة' })).click();
  await field('نوع الحاوية').selectOption('مكابس نفايات');
  await expect(field('حجم الحاوية')).toHaveValue('20 yard');
  await field('نوع الحاوية').selectOption('حاويات نفايات');
  await expect(field('حجم الحاوية')).toHaveValue('');
  await button('حفظ التعديلات').click();
  await expect(field('حجم الحاوية')).toHaveAccessibleDescription('حجم الحاوية مطلوب');
});

test('a container that another page deleted: the form closes, a notice says so, the card goes', async ({
  page,
  context,
}) => {
  const containers = containersPage(page);
  const number = await containers.add();
  await containers.edit(number).click();

  const elsewhere = await context.newPage();
  await elsewhere.goto('/containers');
  const other = containersPage(elsewhere);
  await other.remove(number).click();
  await other.confirmation.getByRole('button', { name: 'حذف الحاوية' }).click();
  await expect(other.card(number)).toHaveCount(0);
  await elsewhere.close();

  await containers.button('حفظ التعديلات').click();
  await expect(containers.dialog).toBeHidden();
  await expect(page.getByText('هذا العنصر لم يعد موجودًا.')).toBeVisible();
  await expect(containers.card(number)).toHaveCount(0);
});
