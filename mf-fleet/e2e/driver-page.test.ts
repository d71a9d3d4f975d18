import { driverDetails, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import { listStops } from '@hawiyat/shared/contract/orders/board';
import { day } from '@hawiyat/shared/locale/dates';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage } from './drivers-page.ts';

test.use({ isTranslated: true, panelName: 'changed fleet' });

test('a driver is called, written to and found in the title; his day leads to his orders', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const headers = { authorization: `Bearer ${session.token}` };
  const today = riyadhDay();
  const board = await fetch(`${panel.url}${listStops.path}?day=${today}`, { headers });
  const { stops } = listStops.response.parse(await board.json());
  const { ask } = driversApi(panel.url, session.token);
  const { drivers } = listDrivers.response.parse(await ask(''));
  const his = (id: string) => stops.filter(({ driverId }) => driverId === id);
  const busy = drivers.find(({ id, email }) => email !== null && his(id).length > 0);
  if (!busy) throw new Error('Nobody with an e-mail address has a stop today');
  await signIn(`/drivers/${busy.id}`);

  await expect(page).toHaveTitle(new RegExp(`${busy.name} · منصة حاويات$`));
  const international = busy.phone.replace(/^0/, '966').replace('+', '');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link('اتصال')).toHaveAttribute('href', `tel:+${international}`);
  await expect(link('واتساب')).toHaveAttribute('href', `https://wa.me/${international}`);
  await expect(link('البريد الإلكتروني')).toHaveAttribute('href', `mailto:${busy.email}`);
  const { licenseExpiry } = driverDetails.response.parse(await ask(`/${busy.id}/details`));
  await expect(driversPage(page).fact('انتهاء الرخصة')).toHaveText(day(licenseExpiry ?? ''));

  const items = page.getByRole('region', { name: /^اليوم/ }).getByRole('listitem');
  await expect(items).toHaveCount(his(busy.id).length);
  for (const [at, { Container }] of his(busy.id).entries())
    await expect(items.nth(at)).toContainText(Container.containerNumber);
  await items.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/orders\\?.*details=${his(busy.id)[0]?.orderId}`));
  await expect(page.getByRole('heading', { name: /^تفاصيل الطلب/ })).toBeVisible();
});

test('the head says once who he is, how he is today and with which truck; on a phone the list calls, too', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { ask } = driversApi(panel.url, session.token);
  const { drivers } = listDrivers.response.parse(await ask(''));
  const details = drivers.map(async ({ id }) => driverDetails.response.parse(await ask(`/${id}/details`)));
  const known = (await Promise.all(details)).find(({ truck, orders }) => truck !== null && orders.length > 0);
  if (!known?.truck) throw new Error('No driver with orders has a truck');
  const { driver } = known;
  const plate = arabicPlate(known.truck.plate);
  await signIn(`/drivers/${driver.id}`);
  const main = page.getByRole('main');
  const head = main.locator('div:has(> h1)');
  await expect(head.getByRole('heading', { level: 1 })).toHaveText(driver.name);
  await expect(head).toContainText(availabilityLabel[driver.availability]);
  await expect(head).toContainText(/محط.*اليوم/);
  await expect(head.getByRole('link', { name: phoneNumber(driver.phone) })).toHaveAttribute(
    'href',
    /^tel:\+/,
  );
  await expect(head.getByRole('link', { name: plate })).toBeVisible();
  // What the specification calls the page stands above what it tells of him.
  await expect(page.getByRole('region', { name: 'حول السائق' })).toContainText(driver.name);
  const rows = page.getByRole('table', { name: `طلبات السائق ${driver.name}` }).locator('tbody tr');
  await expect(rows).toHaveCount(known.orders.length);
  const others = known.orders.filter(({ truck }) => truck !== null && truck !== plate);
  await expect(rows.locator('bdi', { hasText: /^\p{L}+ \p{L}+ \p{L}+ \d+$/u })).toHaveCount(others.length);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/drivers');
  await driversPage(page).find(driver.name);
  const call = driversPage(page)
    .card(driver.name)
    .getByRole('link', { name: phoneNumber(driver.phone) });
  await expect(call).toHaveAttribute('href', /^tel:\+/);
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // It lies above the link that covers the card.
  await call.click({ trial: true });
});

test('his orders are found by state and month, and the address keeps the filter', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { ask } = driversApi(panel.url, session.token);
  const { drivers } = listDrivers.response.parse(await ask(''));
  const busy = drivers.find((item) => item.availability === 'on_duty');
  if (!busy) throw new Error('The demo company has no driver on duty');
  await signIn(`/drivers/${busy.id}`);
  const state = (name: string) => page.getByRole('radio', { name, exact: true });
  const { total } = (await ask(`/${busy.id}/orders?state=completed&limit=50`)) as { total: number };
  await state('مكتملة').click({ force: true });
  await expect(page.getByRole('heading', { name: `طلبات السائق (${total})` })).toBeVisible();
  await expect(page).toHaveURL(/\?state=completed$/);
  await page.getByRole('combobox', { name: 'الشهر' }).selectOption({ index: 1 });
  await expect(page.getByText('لا توجد طلبات تطابق التصفية')).toBeVisible();
  await page.reload();
  await expect(state('مكتملة')).toBeChecked();
  await page.getByRole('button', { name: 'مسح التصفية' }).click();
  await expect(state('الكل')).toBeChecked();
});

test('availability is saved at once and taken back with «تراجع»; a link signs the driver in', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { add, ask } = driversApi(panel.url, session.token);
  const driver = await add({ name: 'سالم الدوسري' });
  const stored = async () => {
    const { drivers } = listDrivers.response.parse(await ask(''));
    return drivers.find(({ id }) => id === driver.id)?.availability;
  };
  const { dialog, button } = driversPage(page);
  await signIn(`/drivers/${driver.id}`);
  const choice = (name: string) => page.getByRole('radio', { name, exact: true });
  await choice('في استراحة').check({ force: true });
  await expect.poll(stored).toBe('on_break');
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(choice('متاح')).toBeChecked();
  await expect.poll(stored).toBe('available');
  await choice('خارج الخدمة').check({ force: true });
  await expect.poll(stored).toBe('off_duty');
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(stored).toBe('available');

  await page.getByRole('button', { name: 'رابط الدخول' }).click();
  await button('إنشاء الرابط').click();
  const link = await dialog.getByLabel('الرابط').inputValue();
  await expect(dialog.getByRole('link', { name: 'إرسال عبر واتساب' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa.me/966.*${encodeURIComponent(link)}$`),
  );
  // The panel of a test does not know its own port.
  const [, token = ''] = link.split('#');
  await page.goto(`/driver-app#${token}`);
  const open = page.getByRole('link', { name: 'افتح التطبيق' });
  await expect(open).toHaveAttribute('href', /^hawiyat-driver:\/\/signin#[\w-]{43}$/);
  const answer = await fetch(`${panel.url}/api/driver/login/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  expect(await answer.json()).toMatchObject({ driver: { id: driver.id, name: driver.name } });

  await page.goto(`/drivers/${driver.id}`);
  await page.getByRole('button', { name: 'تعديل', exact: true }).click();
  await dialog.getByLabel('اسم السائق').fill('سالم العتيبي');
  await button('تحديث البيانات').click();
  await expect(page).toHaveTitle(/سالم العتيبي/);
});
