import { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { driverOpenTasks } from '@hawiyat/shared/contract/orders/driver-tasks';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage } from './drivers-page.ts';

test('deleting asks first and says who it is; «إلغاء» has the focus and leaves him; then he is gone for good', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { add, named } = driversApi(panel.url, session.token);
  const { name } = await add({ licenseNumber: '4711' });
  const { find, remove, card, confirmation } = driversPage(page);
  const cancel = confirmation.getByRole('button', { name: 'إلغاء' });
  await signIn('/drivers');
  await find(name);
  await remove(name).focus();
  await page.keyboard.press('Enter');
  await expect(confirmation.getByRole('heading', { name: 'تأكيد الحذف' })).toBeVisible();
  await expect(page).toHaveURL('/drivers');
  for (const text of [
    ...[`هل تريد حذف السائق ${name}؟`, 'رقم الرخصة: 4711', 'حالة التوفر: متوفر'],
    'لا يمكن التراجع عن هذا الإجراء.',
  ])
    await expect(confirmation).toContainText(text);
  await expect(cancel).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation).toBeHidden();
  await expect(remove(name)).toBeFocused();

  const { open: arrive, opened: arrived } = gate();
  await page.route('**/api/company/drivers/*', async (route) => {
    await arrived;
    await route.continue();
  });
  await remove(name).click();
  await page.clock.install();
  await confirmation.getByRole('button', { name: 'حذف السائق' }).click();
  await expect(confirmation.getByRole('button', { name: 'جاري الحذف...' })).toBeVisible();
  await expect(cancel).toBeDisabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  arrive();
  await expect(confirmation.getByText('تم حذف السائق بنجاح!')).toBeVisible();
  await page.clock.runFor(950);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(50);
  await expect(confirmation).toBeHidden();
  await expect(card(name)).toHaveCount(0);
  expect(await named(name)).toEqual([]);
});

/** One of the demo company who has an open order, with his tasks. */
async function busyDriver({ ask }: ReturnType<typeof driversApi>) {
  const { drivers: onDuty } = listDrivers.response.parse(await ask('?availability=on_duty'));
  const tasks = await Promise.all(
    onDuty.map(async (driver) => ({
      driver,
      open: driverOpenTasks.response.parse(await ask(`/${driver.id}/open-tasks`)),
    })),
  );
  const busy = tasks.find((item) => item.open.tasks.some((task) => !task.isSubOrder));
  if (!busy) throw new Error('No driver of the demo company has an open order');
  return busy;
}

test('a driver with open tasks is refused before anything is asked, with links to the tasks', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const busy = await busyDriver(driversApi(panel.url, session.token));
  const { name, licenseNumber } = busy.driver;
  const { find, remove, card, confirmation } = driversPage(page);
  await signIn('/drivers');
  await find(name);
  await remove(name).click();
  await expect(confirmation).toContainText('لا يمكن حذف السائق لوجود طلب قائم لديه.');
  await expect(confirmation).toContainText(`رقم الرخصة: ${licenseNumber ?? 'غير محدد'}`);
  await expect(confirmation).toContainText(/حالة التوفر: \S/);
  await expect(confirmation.getByRole('button', { name: 'حذف السائق' })).toHaveCount(0);
  await expect(confirmation.getByRole('button', { name: 'أرشفة بدلًا من الحذف' })).toHaveCount(0);
  await expect(confirmation.getByRole('button', { name: 'إغلاق', exact: true }).last()).toBeFocused();
  await expect(confirmation.getByRole('link')).toHaveCount(busy.open.tasks.length);
  await expectAccessible(page);
  const order = busy.open.tasks.find((task) => !task.isSubOrder);
  await page.keyboard.press('Escape');
  await expect(card(name)).toBeVisible();

  await remove(name).click();
  await confirmation.getByRole('link', { name: order?.number ?? '', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`details=${order?.orderId}`));
});

test('whose tasks are known late: the refusal takes the place of the question, and the focus goes back to his card', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { name } = (await busyDriver(driversApi(panel.url, session.token))).driver;
  const { find, remove, confirmation } = driversPage(page);
  const { open: arrive, opened: arrived } = gate();
  await page.route('**/open-tasks', async (route) => {
    await arrived;
    await route.continue();
  });
  await signIn('/drivers');
  await find(name);
  await remove(name).click();
  await expect(confirmation.getByRole('button', { name: 'حذف السائق' })).toBeVisible();
  arrive();
  await expect(confirmation).toContainText('لا يمكن حذف السائق لوجود طلب قائم لديه.');
  await expect(confirmation.getByRole('button', { name: 'حذف السائق' })).toHaveCount(0);
  await expect(confirmation.getByRole('button', { name: 'إغلاق', exact: true }).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(remove(name)).toBeFocused();
});

test('one who was deleted elsewhere meanwhile: the dialog closes, a notice says so, the card goes', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const api = driversApi(panel.url, session.token);
  const { id, name } = await api.add();
  const { find, remove, card, confirmation } = driversPage(page);
  await signIn('/drivers');
  await find(name);
  await remove(name).click();
  await expect(confirmation).toContainText('رقم الرخصة: غير محدد');
  await api.remove(id);
  await confirmation.getByRole('button', { name: 'حذف السائق' }).click();
  await expect(confirmation).toBeHidden();
  await expect(page.getByText('هذا العنصر لم يعد موجودًا.')).toBeVisible();
  await expect(card(name)).toHaveCount(0);
});
