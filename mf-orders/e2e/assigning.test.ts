import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { day, dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage } from './dialogs-page.ts';
import { market } from './market.ts';

test.use({ isTranslated: true });

test('two clicks from opening the page: the driver with the least to do is sent to what is due first, a sub-order too', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  await market(panel.url, token).order({ deliveryDate: riyadhDay(0) });
  await market(panel.url, token).order({ deliveryDate: riyadhDay(0) });
  const work = () => askServer(panel.url, token, listWork, {});
  const unassigned = ({ overdue, unassigned }: Awaited<ReturnType<typeof work>>) =>
    [...overdue, ...unassigned].filter(({ driver }) => driver === null);
  const before = await work();
  const first = unassigned(before)[0];
  const { now } = before.withoutDriver;
  if (!first) throw new Error('Nothing to assign');
  const { strip, toOldest, choose, dialog } = dialogsPage(page);

  await signIn('/orders');
  await expect(strip).toContainText(`${pluralizeInline(now, 'order')} بلا سائق · عمل اليوم`);
  const { drivers } = await askServer(panel.url, token, listAssignableDrivers, {
    query: { day: first.day, task: first.id },
  });
  await toOldest.click();
  await choose.first().click();

  await expect(dialog).toBeHidden();
  await expect(page.getByText(/تم تعيين السائق .* للطلب/).first()).toBeVisible();
  await expect(strip).toContainText(`${pluralizeInline(now - 1, 'order')} بلا سائق`);
  const after = await work();
  const task = [...after.overdue, ...after.today].find(({ id }) => id === first.id);
  expect(task?.driver?.id).toBe(drivers[0]?.id);
});

test('a failure keeps the dialog and what was searched for: without a connection, and when the order is over', {
  tag: '@slow',
}, async ({ page, signIn, panel, session: { token } }) => {
  const order = await market(panel.url, token).order();
  const { assignTo, searchDriver, choose, banner, dialog } = dialogsPage(page);
  await signIn(`/orders?tab=accepted_orders&status=all&q=${order.containerNumber}`);
  await assignTo(order.containerNumber).click();
  await searchDriver.fill('احمد');
  const calls = '**/assign-driver';
  await page.route(calls, (route) => route.abort());
  await choose.first().click();
  await expect(banner).toHaveText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await expect(choose.first()).toBeFocused();
  await page.unroute(calls);

  await order.cancel();
  await choose.first().click();
  await expect(banner).toHaveText('لا يمكن تعيين سائق لطلب مكتمل أو ملغى.');
  await expect(searchDriver).toHaveValue('احمد');
  await expect(choose.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const row = page
    .getByRole('row')
    .filter({ hasText: order.containerNumber })
    .filter({ hasText: day(riyadhDay(3)) });
  await expect(row).toContainText('ملغاة');
});

test('an overdue return is done today: the dialog says what it is, and each driver’s load is today’s', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const { subOrders } = await askServer(panel.url, token, listSubOrders, {
    query: { type: 'return', overdue: 'true', driver: 'unassigned' },
  });
  const [task] = subOrders;
  if (!task) throw new Error('The demo has no overdue return without a driver');
  const { drivers } = await askServer(panel.url, token, listAssignableDrivers, {
    query: { day: riyadhDay(0) },
  });
  const busy = drivers.find(({ jobsOnDay }) => jobsOnDay > 0);
  if (!busy) throw new Error('Nobody has anything to do today');
  await signIn('/orders?tab=sub_orders&overdue=true&driver=unassigned&type=return');
  const { containerNumber } = task.Order.Container;
  await page
    .getByRole('button', { name: `تعيين سائق للحاوية \u2066${containerNumber}\u2069` })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'تعيين سائق' });
  await expect(dialog).toContainText(
    `إرجاع، الحاوية \u2066${containerNumber}\u2069، كان موعده ${dayWithWeekday(task.deliveryDate)} ويُنفَّذ اليوم`,
  );
  const row = dialog.getByRole('listitem').filter({ hasText: busy.name });
  await expect(row).toContainText(`${pluralizeInline(busy.jobsOnDay, 'order')} اليوم`);
});
