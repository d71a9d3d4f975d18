import { driverDetails, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { day } from '@hawiyat/shared/locale/dates';
import { identityNumber } from '@hawiyat/shared/locale/identity';
import { orderStatusLabel } from '@hawiyat/shared/locale/order-words';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { dropFile } from '@hawiyat/shared/testing/drop-file';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage, png } from './drivers-page.ts';

test('a driver’s page shows who he is and the figures and orders that the server counts', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { ask } = driversApi(panel.url, session.token);
  const { drivers: all } = listDrivers.response.parse(await ask(''));
  const busy = all.find((item) => item.availability === 'on_duty' && item.email === null);
  if (!busy) throw new Error('The demo company has no driver on duty without an e-mail address');
  const known = driverDetails.response.parse(await ask(`/${busy.id}/details`));
  const { fact } = driversPage(page);
  await signIn(`/drivers/${busy.id}`);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(busy.name);
  await expect(page.getByRole('banner')).toContainText('إدارة السائقين');
  await expect(fact('الاسم')).toContainText(busy.name);
  await expect(fact('رقم الهوية')).toHaveText(identityNumber(busy.identityNumber));
  await expect(fact('رقم الهوية')).toHaveText(/^\d-\d{4}-\d{5}$/);
  await expect(fact('البريد الإلكتروني')).toHaveText('غير محدد');
  const { currentApplications, completedApplications, totalApplications } = known.statistics;
  await expect(fact('الطلبات الحالية')).toHaveText(String(currentApplications));
  await expect(fact('الطلبات المكتملة')).toHaveText(String(completedApplications));
  await expect(fact('إجمالي الطلبات')).toHaveText(String(totalApplications));

  await expect(page.getByRole('heading', { name: `طلبات السائق (${known.orders.length})` })).toBeVisible();
  const rows = page.getByRole('table', { name: `طلبات السائق ${busy.name}` }).getByRole('row');
  await expect(rows).toHaveCount(known.orders.length + 1);
  for (const column of ['الشاحنة', 'رقم الحاوية', 'نوع الحاوية', 'حجم الحاوية', 'يوم التوصيل', 'الحالة'])
    await expect(page.getByRole('columnheader', { name: column })).toBeAttached();
  const [first] = known.orders;
  if (!first) throw new Error('A demo driver on duty has no order');
  for (const text of [
    first.containerNumber,
    first.type,
    day(first.deliveryDate),
    orderStatusLabel[first.status],
  ])
    await expect(rows.nth(1)).toContainText(text);

  const { id, number } = first;
  await rows.nth(1).getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/orders?tab=accepted_orders&details=${id}`);
  await expect(page.getByRole('heading', { name: `تفاصيل الطلب ${number}` })).toBeVisible();
});

test('a long history begins with a page, and «عرض المزيد» brings the next ones', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { ask } = driversApi(panel.url, session.token);
  const { drivers: all } = listDrivers.response.parse(await ask(''));
  const busy = all.find((item) => item.availability === 'on_duty');
  if (!busy) throw new Error('The demo company has no driver on duty');
  const { orders } = driverDetails.response.parse(await ask(`/${busy.id}/details`));
  const length = Math.ceil((orders.length - 1) / 2);
  // The demo's histories fit on one page.
  await page.route('**/details?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=50', `limit=${length}`) }),
  );
  await signIn(`/drivers/${busy.id}`);
  const rows = page.getByRole('table', { name: `طلبات السائق ${busy.name}` }).getByRole('row');
  const more = page.getByRole('button', { name: 'عرض المزيد' });
  await expect(page.getByText(`المعروض ${length} من ${orders.length}`)).toBeVisible();
  await expect(rows).toHaveCount(length + 1);
  await more.click();
  await expect(rows).toHaveCount(2 * length + 1);
  if (orders.length > 2 * length) await more.click();
  await expect(rows).toHaveCount(orders.length + 1);
  await expect(more).toBeHidden();
  const [last] = orders.slice(-1);
  await expect(rows.last()).toContainText(last?.containerNumber ?? '');
});

test('an unknown driver is reported, and «رجوع» of a direct visit leads to the list', async ({
  page,
  signIn,
}) => {
  await signIn('/drivers/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('لم يتم العثور على بيانات السائق')).toBeVisible();
  await page.getByRole('button', { name: 'رجوع' }).click();
  await expect(page).toHaveURL('/drivers');
  await expect(driversPage(page).cards.first()).toBeVisible();
});

test('details that cannot be had show why, and the retry brings them; a driver without orders says so', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { id, name } = await driversApi(panel.url, session.token).add();
  const details = '**/details?*';
  await abortUntilRetried(page, details);
  await signIn(`/drivers/${id}`);
  const box = page.getByRole('alert');
  await expect(box).toContainText(
    'خطأ في تحميل بيانات السائق: تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  );
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByText('لا توجد طلبات مخصصة لهذا السائق')).toBeVisible();
  await expect(driversPage(page).fact('الاسم')).toContainText(name);
});

test('another driver’s address shows him again; what is changed elsewhere follows by itself', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { add, ask } = driversApi(panel.url, session.token);
  const [first, second] = [await add(), await add()];
  const { fact, link, open, title } = driversPage(page);
  await signIn();
  await open();
  await link(first.name).click();
  await expect(fact('الاسم')).toContainText(first.name);
  await page.goBack();
  await link(second.name).click();
  await expect(title).toBeVisible();
  await expect(page.getByText(first.name)).toHaveCount(0);
  await expect(fact('الاسم')).toContainText(second.name);
  await ask(`/${second.id}`, 'PATCH', { name: `${second.name} الغامدي` });
  await expect(fact('الاسم')).toContainText(`${second.name} الغامدي`);
});

test('a photo is seen before it is sent, then on the page and on the card, and can be taken away', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { id, name } = await driversApi(panel.url, session.token).add({ name: 'ناصر فهد' });
  const { dialog, button, field, card, find } = driversPage(page);
  const photo = page.getByRole('img', { name: `صورة ${name}` });
  const file = field('صورة السائق');
  const send = (mimeType: string, buffer: Buffer) => file.setInputFiles({ name: 'photo', mimeType, buffer });
  await signIn(`/drivers/${id}`);
  await page.getByRole('button', { name: 'اختيار صورة' }).click();

  await send('image/png', Buffer.from('%PDF-1.4\n'));
  await expect(dialog.getByRole('alert')).toHaveText('يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)');
  await send('image/jpeg', Buffer.from('\0\0\0\x18ftypheic', 'latin1'));
  await expect(dialog.getByRole('alert')).toHaveText(/^صور HEIC غير مدعومة/);
  // What it is counts, not what it is called.
  await send('application/pdf', png);
  await expect(dialog.getByRole('alert')).toBeHidden();
  const preview = dialog.getByRole('img', { name: 'معاينة صورة السائق' });
  await expect(preview).toHaveAttribute('src', /^blob:/);
  await expect(preview).toHaveJSProperty('naturalWidth', 1);
  const before = (await preview.getAttribute('src')) ?? '';
  await dropFile(preview, { name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(dialog.getByRole('alert')).toHaveText('يرجى اختيار ملف صورة صالح (JPEG, PNG, GIF, WEBP)');
  await expect(preview).toHaveAttribute('src', before);
  await dropFile(preview, { name: 'photo.png', mimeType: 'image/png', buffer: png });
  await expect(preview).not.toHaveAttribute('src', before);
  await expect(dialog.getByRole('alert')).toBeHidden();

  await button('حفظ').click();
  await expect(dialog.getByText('تم تحديث بيانات السائق بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(photo).toHaveAttribute('src', /^\/uploads\/drivers\//);
  await page.reload();
  await expect(photo).toHaveJSProperty('naturalWidth', 1);
  await page.getByRole('button', { name: 'رجوع' }).click();
  await find(name);
  await expect(card(name).locator('img')).toHaveJSProperty('naturalWidth', 1);

  // A photo that fails to load shows initials instead.
  await page.route('**/uploads/**', (route) => route.abort());
  await page.goto(`/drivers/${id}`);
  await expect(page.getByText('ن ف', { exact: true })).toBeVisible();
  await expect(photo).toHaveCount(0);
  await page.unroute('**/uploads/**');
  await page.getByRole('button', { name: 'تغيير الصورة' }).click();
  await button('إزالة الصورة').click();
  await button('حفظ').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'اختيار صورة' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});
