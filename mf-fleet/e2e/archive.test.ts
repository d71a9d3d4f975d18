import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersPage } from './containers-page.ts';
import { driversApi, driversPage } from './drivers-page.ts';

test.use({ panelName: 'changed fleet' });

test('an archived container leaves the list, is taken back by the toast, and later from the archive', async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const containers = containersPage(page);
  const { confirmation, coveredCard, dialog } = containers;
  const number = await containers.add();
  const archive = async (open: () => Promise<void>) => {
    await open();
    await expect(confirmation.getByRole('heading', { name: 'أرشفة الحاوية' })).toBeVisible();
    await expect(confirmation).toContainText(`هل تريد أرشفة الحاوية ${number}؟`);
    await expect(confirmation).toContainText('خلال 30 يومًا');
    await expect(confirmation.getByRole('button', { name: 'إلغاء' })).toBeFocused();
    await confirmation.getByRole('button', { name: 'أرشفة', exact: true }).click();
    await expect(confirmation).toBeHidden();
    await expect(coveredCard(number)).toHaveCount(0);
  };
  await archive(async () => {
    await containers.remove(number).click();
    await confirmation.getByRole('button', { name: 'أرشفة بدلًا من الحذف' }).click();
  });
  await page.getByRole('button', { name: 'تراجع' }).last().click();
  await expect(containers.card(number)).toBeVisible();

  await archive(async () => {
    await page.getByRole('button', { name: `إجراءات أخرى للحاوية ${number}` }).click();
    await page.getByRole('menuitem', { name: 'أرشفة' }).click();
  });
  await listToolbar(page).press('الأرشيف');
  await expect(dialog).toContainText(number);
  await expect(dialog).toContainText('تُحذف نهائيًا في');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: `استعادة ${number}` }).click();
  await expect(dialog).toContainText('لا توجد حاويات مؤرشفة.');
  await page.keyboard.press('Escape');
  await expect(containers.card(number)).toBeVisible();
});

test('a driver is archived and restored; one whose phone another has now says so', { tag: '@slow' }, async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const api = driversApi(panel.url, session.token);
  const { name, phone } = await api.add();
  const { find, remove, confirmation, dialog, card } = driversPage(page);
  await signIn('/drivers');
  await find(name);
  await remove(name).click();
  await confirmation.getByRole('button', { name: 'أرشفة بدلًا من الحذف' }).click();
  await confirmation.getByRole('button', { name: 'أرشفة', exact: true }).click();
  await expect(confirmation).toBeHidden();
  await expect(card(name)).toHaveCount(0);
  const other = await api.add({ phone });
  await listToolbar(page).press('الأرشيف');
  const restore = dialog.getByRole('button', { name: `استعادة ${name}` });
  await restore.click();
  await expect(dialog.getByRole('alert')).toContainText('رقم هاتفه مسجّل لسائق آخر');
  await api.remove(other.id);
  await restore.click();
  await expect(dialog).toContainText('لا يوجد سائقون مؤرشفون.');
  await page.keyboard.press('Escape');
  await expect(card(name)).toBeVisible();
});
