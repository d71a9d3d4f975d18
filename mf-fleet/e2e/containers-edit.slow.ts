import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';

// Its containers and drivers stand first in lists that other files look into.
test.use({ isTranslated: true, panelName: 'changed fleet' });

let known: Container;

test.beforeEach(async ({ page, signIn, panel, session }) => {
  known = await containersApi(panel.url, session.token).add();
  await signIn('/containers');
  await expect(containersPage(page).card(known.containerNumber)).toBeVisible();
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
  await containers.edit(known.containerNumber).click();
  await field('نوع الحاوية').selectOption('مكابس نفايات');
  await expect(field('حجم الحاوية')).toHaveValue('20 yard');
  await field('نوع الحاوية').selectOption('حاويات نفايات');
  await expect(field('حجم الحاوية')).toHaveValue('');
  await button('حفظ التعديلات').click();
  await expect(field('حجم الحاوية')).toHaveAccessibleDescription('حجم الحاوية مطلوب');
});

test('a container that is deleted elsewhere meanwhile: the form stays until it is sent, then a notice says so', async ({
  page,
  panel,
  session,
}) => {
  const containers = containersPage(page);
  const { id, containerNumber } = known;
  await containers.edit(containerNumber).click();
  await containers.field('السعر (ر.س)').fill('99');
  await containersApi(panel.url, session.token).remove(id);
  await expect(containers.coveredCard(containerNumber)).toHaveCount(0);
  await expect(containers.field('السعر (ر.س)')).toHaveValue('99');
  await containers.button('حفظ التعديلات').click();
  await expect(containers.dialog).toBeHidden();
  await expect(page.getByText('هذا العنصر لم يعد موجودًا.')).toBeVisible();
});

test('a rejection and a lost connection are shown in the red alert, nothing typed is lost, and saving again works', async ({
  page,
  context,
}) => {
  const containers = containersPage(page);
  const { field, button, dialog } = containers;
  const number = known.containerNumber;
  await containers.edit(number).click();
  await field('السعر (ر.س)').fill('333.5');
  await field('حالة الحاوية').selectOption('مؤجرة');
  // The request loses its content type on the way.
  await page.route('**/api/company/containers/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'content-type': 'text/plain' } }),
  );
  await button('حفظ التعديلات').click();
  await expect(dialog.getByRole('alert')).toHaveText('نوع المحتوى غير مدعوم.');
  await page.unroute('**/api/company/containers/*');

  await context.setOffline(true);
  await button('حفظ التعديلات').click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  );
  await expect(field('السعر (ر.س)')).toHaveValue('333.5');
  await expect(field('حالة الحاوية')).toHaveValue('rented');

  await context.setOffline(false);
  await button('حفظ التعديلات').click();
  await expect(dialog.getByText('تم تعديل الحاوية بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(containers.card(number)).toContainText('333.50 ر.س');
});

test('a container is edited with the keyboard alone; a form that was left begins again', async ({ page }) => {
  const containers = containersPage(page);
  const { field, dialog } = containers;
  const number = known.containerNumber;
  const price = field('السعر (ر.س)');
  await containers.edit(number).focus();
  await page.keyboard.press('Enter');
  await expect(field('نوع الحاوية')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(price).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(price).toHaveAccessibleDescription('السعر يجب أن يكون رقماً صحيحاً أكبر من صفر');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'مغادرة دون حفظ' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(containers.edit(number)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('450.00');
  await expect(price).toHaveAccessibleDescription('');
  await price.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('٦٠٠');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('تم تعديل الحاوية بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(containers.edit(number)).toBeFocused();
  await expect(containers.card(number)).toContainText('600.00 ر.س');
});

test('what another saved meanwhile is shown with his name, and can be taken over or overwritten', async ({
  page,
  panel,
  session,
}) => {
  const containers = containersPage(page);
  const api = containersApi(panel.url, session.token);
  const { dialog, field, button } = containers;
  const notice = dialog.getByRole('group', { name: 'تعديل أحدث من تعديلك' });
  await containers.edit(known.containerNumber).click();
  await field('السعر (ر.س)').fill('470');
  await field('حجم الحاوية').selectOption('30 ياردة');
  await api.edit(known.id, { price: 500, status: 'maintenance' });
  await button('حفظ التعديلات').click();
  await expect(dialog.getByRole('alert')).toContainText('عدّل مستخدم آخر هذه البيانات.');
  await expect(notice).toContainText(/^تعديل أحدث من تعديلكعدّل .+ هذه البيانات، .+:/);
  await expect(notice.getByRole('listitem')).toHaveText([
    'السعر (ر.س): من «450.00 ر.س» إلى «500.00 ر.س»',
    'حالة الحاوية: من «متوفرة» إلى «صيانة»',
  ]);
  await expect(field('السعر (ر.س)')).toHaveValue('470');
  await expectAccessible(page);
  expect((await api.list()).find((item) => item.id === known.id)).toMatchObject({
    price: 500,
    size: '20 yard',
  });

  await button('الأخذ بالقيم الجديدة').click();
  await expect(notice).toBeHidden();
  await expect(dialog.getByRole('alert')).toBeHidden();
  await expect(field('السعر (ر.س)')).toHaveValue('500.00');
  await expect(field('السعر (ر.س)')).toBeFocused();
  await expect(field('حالة الحاوية')).toHaveValue('maintenance');
  await expect(field('حجم الحاوية')).toHaveValue('30 yard');

  await api.edit(known.id, { price: 510 });
  await field('السعر (ر.س)').fill('480');
  await button('حفظ التعديلات').click();
  await expect(notice.getByRole('listitem')).toHaveText(['السعر (ر.س): من «500.00 ر.س» إلى «510.00 ر.س»']);
  await button('حفظ قيمي').click();
  await expect(dialog.getByText('تم تعديل الحاوية بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(containers.card(known.containerNumber)).toContainText('480.00 ر.س');
  expect((await api.list()).find((item) => item.id === known.id)).toMatchObject({
    price: 480,
    size: '30 yard',
  });
});

test('a price far from all others is asked about before it is saved', async ({ page, panel, session }) => {
  const { edit, field, button, dialog } = containersPage(page);
  const api = containersApi(panel.url, session.token);
  const priceOf = async () => (await api.list()).find(({ id }) => id === known.id)?.price;
  const question = page.getByRole('alertdialog', { name: 'سعر غير معتاد' });
  await edit(known.containerNumber).click();
  await field('السعر (ر.س)').fill('48000000');
  await page.keyboard.press('Enter');
  await expect(question).toContainText('هل السعر \u206648,000,000.00\u2069 ر.س صحيح؟');
  await expect(question.getByRole('button', { name: 'العودة إلى النموذج' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(field('السعر (ر.س)')).toHaveValue('48000000');
  expect(await priceOf()).toBe(450);
  await button('حفظ التعديلات').click();
  await question.getByRole('button', { name: 'حفظ التعديلات' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await priceOf()).toBe(48_000_000);
  await api.edit(known.id, { price: 450 });
});
