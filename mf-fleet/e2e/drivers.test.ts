import { listDrivers } from '@hawiyat/shared/contract/drivers';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage } from './drivers-page.ts';

const list = '**/api/company/drivers';

test('every driver has a card with name, phone and availability, and the card opens his page', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  await driversApi(panel.url, session.token).add({ name: 'ماجد الزهراني', availability: 'on_break' });
  const { drivers: all } = listDrivers.response.parse(await driversApi(panel.url, session.token).ask(''));
  const drivers = driversPage(page);
  await signIn();
  await drivers.open();
  await expect(drivers.cards).toHaveCount(all.length);
  const majid = drivers.card('ماجد الزهراني');
  await expect(majid).toContainText('في استراحة');
  await expect(majid).toContainText(phoneNumber(all[0]?.phone ?? ''));

  // The link covers the card: a press beside the name counts too.
  await majid.getByText('في استراحة').click({ force: true });
  await expect(page).toHaveURL(`/drivers/${all[0]?.id}`);
  await expect(drivers.title).toBeVisible();
  await page.getByRole('button', { name: 'رجوع' }).click();
  await expect(majid).toBeVisible();
});

test('while the list is on its way, its text says so; a failure shows the red box, and the retry the list', async ({
  page,
  signIn,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(list, async (route) => {
    await arrived;
    await route.abort();
  });
  await signIn('/drivers');
  await expect(page.getByText('جاري تحميل السائقين...')).toBeAttached();
  arrive();
  const box = page.getByRole('alert');
  await expect(box).toContainText('حدث خطأ في التحميل');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await page.unroute(list);
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^تم تحميل \d+ سائق/ })).toBeAttached();
  await expect(box).toBeHidden();
});

test('search and availability narrow the list together; nothing found says so, with the way back', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { name, phone } = await driversApi(panel.url, session.token).add({
    name: 'إبراهيم القرني',
    availability: 'off_duty',
  });
  const drivers = driversPage(page);
  await signIn('/drivers');
  await drivers.search.fill('ابراهيم القرنى');
  await expect(drivers.cards).toHaveCount(1);
  await drivers.search.fill(phoneNumber(phone));
  await expect(drivers.card(name)).toBeVisible();
  await drivers.choice('متاح').check({ force: true });
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await drivers.choice('خارج الخدمة').check({ force: true });
  await expect(drivers.card(name)).toBeVisible();
  await drivers.search.fill('لا سائق كهذا');
  await page.getByRole('button', { name: 'مسح البحث' }).click();
  await expect(drivers.card(name)).toBeVisible();
  await expect(drivers.cards.filter({ hasNotText: 'خارج الخدمة' })).toHaveCount(0);
});

test('an edit begins with what is known, says what is wrong at its field, and stands on the card', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { name, phone } = await driversApi(panel.url, session.token).add({ email: 'kept@example.com' });
  const drivers = driversPage(page);
  const { field, button, dialog } = drivers;
  await signIn('/drivers');
  await drivers.edit(name).click();
  await expect(dialog.getByRole('heading', { name: 'تعديل بيانات السائق' })).toBeVisible();
  await expect(page).toHaveURL('/drivers');
  await expect(field('اسم السائق')).toHaveValue(name);
  await expect(field('رقم الهاتف')).toHaveValue(phone);
  await expect(field('حالة التوفر')).toHaveValue('available');

  await field('اسم السائق').fill('م');
  await button('تحديث البيانات').click();
  await expect(field('اسم السائق')).toHaveAccessibleDescription('يجب أن يكون الاسم أطول من حرفين');
  await expect(field('اسم السائق')).toBeFocused();

  const newName = `${name} الجديد`;
  await field('اسم السائق').fill(newName);
  await field('البريد الإلكتروني').fill('');
  await field('حالة التوفر').selectOption('في الخدمة');
  await button('تحديث البيانات').click();
  await expect(dialog.getByText('تم تحديث بيانات السائق بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(drivers.edit(newName)).toBeFocused();
  await expect(drivers.card(newName)).toContainText('في الخدمة');
  await drivers.link(newName).click();
  await expect(drivers.fact('البريد الإلكتروني')).toHaveText('kept@example.com');
});

test('nothing scrolls sideways at 360 px, with the list and with the form open', async ({ page, signIn }) => {
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
});
