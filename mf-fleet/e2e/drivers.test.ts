import { driverDetails, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { gate } from '@hawiyat/shared/testing/gate';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage, freshDriver } from './drivers-page.ts';

test.use({ isTranslated: true });

const list = '**/api/company/drivers';

test('every driver has a card with name, phone and availability, and the card opens his page', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { id, phone } = await driversApi(panel.url, session.token).add({
    name: 'ماجد الزهراني',
    availability: 'on_break',
  });
  const drivers = driversPage(page);
  await signIn();
  await drivers.open();
  await drivers.find('ماجد الزهراني');
  const majid = drivers.card('ماجد الزهراني');
  await expect(majid).toContainText('في استراحة');
  await expect(majid).toContainText(phoneNumber(phone));

  await majid.hover();
  // The link covers the card: a press beside the name opens it too.
  await majid.getByText('في استراحة').click({ force: true });
  await expect(page).toHaveURL(`/drivers/${id}`);
  await expect(drivers.title).toBeVisible();
  await page.getByRole('button', { name: 'رجوع' }).click();
  await expect(majid).toBeVisible();
});

test('while the list is on its way, its text says so; a failure shows the red box, and the retry the list', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  const { open: arrive, opened: arrived } = gate();
  await abortUntilRetried(page, list, arrived);
  await signIn('/drivers');
  await expect(page.getByText('جاري تحميل السائقين...')).toBeAttached();
  arrive();
  const box = page.getByRole('alert');
  await expect(box).toContainText('حدث خطأ في التحميل');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^تم تحميل \d+ سائق/ })).toBeAttached();
  await expect(box).toBeHidden();
});

test('search and availability narrow the list together; nothing found says so, with the way back', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { name, phone, identityNumber } = await driversApi(panel.url, session.token).add({
    name: 'إبراهيم القرني',
    availability: 'off_duty',
  });
  const drivers = driversPage(page);
  await signIn('/drivers');
  await drivers.search.fill('ابراهيم القرنى');
  await expect(drivers.cards).toHaveCount(1);
  for (const text of [phoneNumber(phone), identityNumber.slice(-6)]) {
    await drivers.search.fill(text);
    await expect(drivers.card(name)).toBeVisible();
  }
  await drivers.choice('متاح').check({ force: true });
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await drivers.choice('خارج الخدمة').check({ force: true });
  await expect(drivers.card(name)).toBeVisible();
  await drivers.search.fill('لا سائق كهذا');
  await page.getByRole('button', { name: 'مسح البحث' }).click();
  await expect(drivers.card(name)).toBeVisible();
  await expect(drivers.cards.filter({ hasNotText: 'خارج الخدمة' })).toHaveCount(0);
});

test('a driver’s new name is seen in the orders too, without another request for the drivers', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { ask } = driversApi(panel.url, session.token);
  const onTheWay = async (id: string) =>
    driverDetails.response
      .parse(await ask(`/${id}/details`))
      .orders.some(({ status }) => status === 'in_transit');
  const { drivers: all } = listDrivers.response.parse(await ask(''));
  const busy = await Promise.all(all.map((item) => onTheWay(item.id)));
  const driver = all[busy.indexOf(true)];
  if (!driver) throw new Error('No driver of the demo company is on the way');

  const { open, find, edit, field, button, dialog } = driversPage(page);
  await signIn();
  await open();
  await find(driver.name);
  await edit(driver.name).click();
  await field('اسم السائق').fill(`${driver.name} الأول`);
  await button('تحديث البيانات').click();
  await expect(dialog).toBeHidden();

  let lists = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/company/drivers')) lists += 1;
  });
  await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
  await page.getByRole('tab', { name: /^الطلبات المقبولة/ }).click();
  await listToolbar(page).choose('الحالة', 'يتم التوصيل');
  await expect(page.getByRole('cell', { name: `${driver.name} الأول` }).first()).toBeVisible();
  expect(lists).toBe(0);
});

test('the assignment dialog has whom fleet added and renamed and not whom it deleted, without another request', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const leaving = await driversApi(panel.url, session.token).add();
  const { open, newOne, find, search, edit, remove, field, button, fill, dialog, confirmation } =
    driversPage(page);
  const fresh = freshDriver();
  await signIn();
  await open();
  let lists = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/api/company/drivers')) lists += 1;
  });
  await newOne.click();
  await fill({
    'اسم السائق': fresh.name,
    'رقم الهاتف': fresh.phone,
    'رقم الهوية': fresh.identityNumber,
  });
  await button('إضافة السائق').click();
  await expect(dialog).toBeHidden();
  await find(fresh.name);
  await edit(fresh.name).click();
  await field('اسم السائق').fill(`${fresh.name} المعيّن`);
  await button('تحديث البيانات').click();
  await expect(dialog).toBeHidden();
  await find(leaving.name);
  await remove(leaving.name).click();
  await confirmation.getByRole('button', { name: 'حذف السائق' }).click();
  await expect(confirmation).toBeHidden();
  await search.fill('');

  await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
  await page.getByRole('button', { name: 'تعيين سائق لأقدم طلب بلا سائق' }).click();
  const assign = (name: string) => dialog.getByRole('button', { name: `تعيين السائق ${name}`, exact: true });
  await expect(assign(`${fresh.name} المعيّن`)).toBeVisible();
  await expect(assign(fresh.name)).toHaveCount(0);
  await expect(assign(leaving.name)).toHaveCount(0);
  expect(lists).toBe(0);
});

test('nothing scrolls sideways at 360 px, with the list and with the dialogs open', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const drivers = driversPage(page);
  await signIn('/drivers');
  await expect(drivers.cards.first()).toBeVisible();
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await tooWide()).toBe(0);
  await page
    .getByRole('button', { name: /^تعديل بيانات السائق/ })
    .first()
    .click();
  await expect(drivers.button('تحديث البيانات')).toBeInViewport();
  expect(await tooWide()).toBe(0);
  await drivers.button('إلغاء').click();
  await page
    .getByRole('button', { name: /^حذف السائق/ })
    .first()
    .click();
  await expect(drivers.confirmation.getByRole('button', { name: 'حذف السائق' })).toBeInViewport();
  expect(await tooWide()).toBe(0);
});

test('cards are in 1, 2, 2, 3 or 4 columns, by the width of the window', { tag: '@slow' }, async ({
  page,
  signIn,
}) => {
  const { cards } = driversPage(page);
  await signIn('/drivers');
  const columns = () =>
    cards.evaluateAll((all) => {
      const tops = all.map((item) => item.getBoundingClientRect().top);
      return tops.filter((top) => top === Math.min(...tops)).length;
    });
  for (const [width, expected] of [
    [390, 1],
    [640, 2],
    [800, 2],
    [1100, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(columns, `at ${width} px`).toBe(expected);
  }
});
