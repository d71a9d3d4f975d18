import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { dialogsPage } from './dialogs-page.ts';
import { market } from './market.ts';

const assignable = '**/api/company/drivers/assignable*';

test('other drivers come with their tasks of that day and are found in any spelling; a new one is added at the end', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const elsewhere = market(panel.url, token);
  const [{ orders }, { subOrders }] = await Promise.all([
    askServer(panel.url, token, listAcceptedOrders, { query: { driver: 'assigned', open: 'true' } }),
    askServer(panel.url, token, listSubOrders, { query: { driver: 'assigned', open: 'true' } }),
  ]);
  // Where the container is with its customer, the order is no work any more; what is overdue is done today.
  const isWork = ({ status }: { status: string }) => /^(pending|scheduled|late|in_transit)$/.test(status);
  const tasks = [...orders.filter(isWork), ...subOrders];
  const task = tasks.find((item) => item.deliveryDate >= riyadhDay(0));
  if (!task?.Driver) throw new Error('Nobody has anything to do');
  const his = tasks.filter((item) => item.driverId === task.driverId);
  const dayOf = ({ deliveryDate }: { deliveryDate: string }) =>
    deliveryDate < riyadhDay(0) ? riyadhDay(0) : deliveryDate;
  const onDay = his.filter((item) => dayOf(item) === task.deliveryDate).length;
  const order = await elsewhere.order({ deliveryDate: task.deliveryDate });

  const { assignTo, searchDriver, drivers, dialog } = dialogsPage(page);
  await signIn(`/orders?tab=accepted_orders&driver=unassigned&q=${order.containerNumber}`);
  await assignTo(order.containerNumber).first().click();
  await expect(dialog).toContainText(order.containerNumber);
  await expect(dialog).toContainText(day(task.deliveryDate));
  const row = drivers.filter({ hasText: task.Driver.user.name });
  await expect(row).toContainText(pluralizeInline(onDay, 'order'));
  if (his.length > onDay)
    await expect(row).toContainText(`${pluralizeInline(his.length - onDay, 'order')} في أيام أخرى`);

  await elsewhere.driver('Émile TÖRNE khalid');
  await expect(drivers.last()).toContainText('khalid');
  await expect(drivers.last()).not.toContainText('متفرغ');
  await searchDriver.fill('KHALID');
  await expect(drivers).toHaveCount(1);
  await searchDriver.fill('احمد');
  await expect(drivers.first()).toContainText('أحمد');
  await searchDriver.fill('لا أحد كهذا');
  await expect(dialog.getByText('لا يوجد سائق بهذا الاسم')).toBeVisible();
});

test('without loads the dialog chooses from the known drivers, available ones first; without drivers it says so', async ({
  page,
  signIn,
}) => {
  const { toOldest, drivers, dialog, banner } = dialogsPage(page);
  await page.route(assignable, (route) => route.abort());
  await signIn('/orders');
  await toOldest.click();
  await expect(drivers.first()).toContainText('متاح');
  await expect(banner).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.unroute(assignable);
  for (const address of [assignable, '**/api/company/drivers'])
    await page.route(address, (route) => route.fulfill({ json: { drivers: [], companyExpired: [] } }));
  await page.reload();
  await toOldest.click();
  await expect(dialog.getByText('لا يوجد سائقون')).toBeVisible();
});

test('two admins choose for one order at once: one wins, the other sees who did, and his row with it', async ({
  browser,
  page,
  signIn,
  panel,
  session,
}) => {
  const order = await market(panel.url, session.token).order();
  const address = `/orders?tab=accepted_orders&q=${order.containerNumber}`;
  const other = await browser.newContext({ baseURL: panel.url, locale: 'ar-SA' });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/health');
  await elsewhere.evaluate(({ token, adminUser }) => {
    localStorage.setItem('web_auth_user', JSON.stringify(adminUser));
    localStorage.setItem('web_auth_token', token);
  }, session);
  await Promise.all([signIn(address), elsewhere.goto(address)]);
  const [ours, theirs] = [dialogsPage(page), dialogsPage(elsewhere)];
  for (const { assignTo } of [ours, theirs]) await assignTo(order.containerNumber).click();
  await Promise.all([ours.choose.nth(0).click(), theirs.choose.nth(1).click()]);

  await expect
    .poll(async () => [await ours.banner.count(), await theirs.banner.count()].toSorted())
    .toEqual([0, 1]);
  const [won, beaten, at] =
    (await ours.banner.count()) === 1 ? [theirs, ours, page] : [ours, theirs, elsewhere];
  await expect(won.dialog).toBeHidden();
  const { orders } = await askServer(panel.url, session.token, listAcceptedOrders, {
    query: { q: order.containerNumber },
  });
  const name = orders.find((item) => item.id === order.id)?.Driver?.user.name ?? '';
  const admin = (session.adminUser as { name: string }).name;
  await expect(beaten.banner).toContainText('تم تعيين سائق لهذا الطلب من قبل.');
  await expect(beaten.banner).toContainText(`عيّن \u2068${admin}\u2069 السائق \u2068${name}\u2069.`);
  await expect(beaten.choose).toHaveCount(0);
  await expect(beaten.searchDriver).toBeHidden();
  const row = at
    .locator('tbody tr')
    .filter({ hasText: order.containerNumber })
    .filter({ hasText: day(riyadhDay(3)) });
  await expect(row).toContainText(name);
  const close = beaten.dialog.getByRole('button', { name: 'إغلاق', exact: true });
  await expect(close).toBeFocused();
  await close.press('Enter');
  await expect(beaten.dialog).toBeHidden();
  await other.close();
});

test('of many drivers the first come at once, the others as the list is gone through', async ({
  page,
  signIn,
}) => {
  const many = Array.from({ length: 500 }, (_, at) => ({
    ...{ id: `driver-${at}`, name: `سائق رقم ${at}`, picture: null, availability: 'available' },
    ...{ phone: '0500000000', email: null, identityNumber: String(at), licenseNumber: null },
    ...{ version: 1, openJobs: 0, jobsOnDay: 0, distanceKm: null, distanceFrom: null, expired: [] },
  }));
  for (const address of [assignable, '**/api/company/drivers'])
    await page.route(address, (route) => route.fulfill({ json: { drivers: many, companyExpired: [] } }));
  const { toOldest, drivers, choose } = dialogsPage(page);
  await signIn('/orders');
  await toOldest.click();
  await expect(drivers.first()).toBeVisible();
  expect(await drivers.count()).toBeLessThan(100);
  for (const _ of Array(13)) {
    const before = await drivers.count();
    await choose.last().focus();
    if (before < 500) await expect.poll(() => drivers.count()).toBeGreaterThan(before);
  }
  await expect(choose).toHaveCount(500);
});
