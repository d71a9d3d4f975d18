import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage, png } from './drivers-page.ts';

const updated = 'تم تحديث بيانات السائق بنجاح!';

test('an edit begins with the known values, sends what is not blank, and is shown on the card', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { named, add } = driversApi(panel.url, session.token);
  const before = await add({ email: 'kept@example.com', licenseNumber: '4711' });
  const { name, phone, identityNumber } = before;
  const drivers = driversPage(page);
  const { field, button, fill, dialog } = drivers;
  await signIn('/drivers');
  await drivers.find(name);
  await drivers.edit(name).click();
  await expect(dialog.getByRole('heading', { name: 'تعديل بيانات السائق' })).toBeVisible();
  await expect(page).toHaveURL('/drivers');
  for (const [label, text] of Object.entries({
    'اسم السائق': name,
    'رقم الهاتف': phone,
    'رقم الهوية': identityNumber,
    'رقم الرخصة': '4711',
    'البريد الإلكتروني': 'kept@example.com',
    'كلمة المرور': '',
    'حالة التوفر': 'available',
  }))
    await expect(field(label)).toHaveValue(text);
  await expect(field('كلمة المرور')).toHaveAccessibleDescription(
    'اترك الحقل فارغًا للإبقاء على كلمة المرور الحالية.',
  );

  await fill({ 'اسم السائق': 'م', 'البريد الإلكتروني': 'x' });
  await button('تحديث البيانات').click();
  await expect(field('اسم السائق')).toHaveAccessibleDescription('يجب أن يكون الاسم أطول من حرفين');
  await expect(field('اسم السائق')).toBeFocused();
  await expect(field('البريد الإلكتروني')).toHaveAccessibleDescription('صيغة البريد الإلكتروني غير صحيحة');

  const newName = `${name} الجديد`;
  const blank = { 'رقم الهوية': '', 'رقم الرخصة': ' ', 'البريد الإلكتروني': '', 'كلمة المرور': '  ' };
  await fill({ 'اسم السائق': `  ${newName} `, ...blank });
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await button('تحديث البيانات').click();
  expect((await sent).postDataJSON()).toEqual({
    ...{ name: newName, phone, availability: 'available' },
    // For proxies that drop the header with the version.
    version: 1,
  });
  await expect(dialog.getByText(updated)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(drivers.edit(newName)).toBeFocused();
  expect(await named(newName)).toEqual([{ ...before, name: newName, version: 2 }]);
});

test('availability and photo are changed with the form, and the photo is taken away again', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { name } = await driversApi(panel.url, session.token).add();
  const { find, edit, field, button, choosePhoto, dialog, card } = driversPage(page);
  await signIn('/drivers');
  await find(name);
  await edit(name).click();
  await field('حالة التوفر').selectOption('خارج الخدمة');
  await choosePhoto(png, 1);
  await button('تحديث البيانات').click();
  await expect(dialog.getByText(updated)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(name)).toContainText('خارج الخدمة');
  await expect(card(name).locator('img')).toHaveJSProperty('naturalWidth', 1);

  await edit(name).click();
  await expect(dialog.getByRole('img', { name: 'معاينة صورة السائق' })).toHaveAttribute(
    'src',
    /^\/uploads\//,
  );
  await button('إزالة الصورة').click();
  await button('تحديث البيانات').click();
  await expect(dialog).toBeHidden();
  await expect(card(name).locator('img')).toHaveCount(0);
});

test('another’s phone is rejected with nothing lost; one who was deleted elsewhere leaves with a toast', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { add, remove } = driversApi(panel.url, session.token);
  const [other, driver] = [await add(), await add()];
  const { find, edit, field, button, fill, dialog, card } = driversPage(page);
  await signIn('/drivers');
  await find(driver.name);
  await edit(driver.name).click();
  await fill({ 'رقم الهاتف': other.phone, 'كلمة المرور': 'secret-1' });
  await button('تحديث البيانات').click();
  await expect(dialog.getByRole('alert')).toHaveText('رقم الهاتف مستخدم من قبل.');
  await expect(field('رقم الهاتف')).toHaveValue(other.phone);
  await expect(field('كلمة المرور')).toHaveValue('secret-1');

  await remove(driver.id);
  await field('رقم الهاتف').fill(driver.phone);
  await button('تحديث البيانات').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('هذا العنصر لم يعد موجودًا.')).toBeVisible();
  await expect(card(driver.name)).toHaveCount(0);
});

test('a driver whom another edited meanwhile: his new values are shown and taken over, what was typed stays', {
  tag: '@slow',
}, async ({ page, signIn, panel, session }) => {
  const { add, ask, named } = driversApi(panel.url, session.token);
  const driver = await add({ email: 'old@example.com' });
  const { find, edit, field, fill, button, dialog } = driversPage(page);
  const notice = dialog.getByRole('group', { name: 'تعديل أحدث من تعديلك' });
  await signIn('/drivers');
  await find(driver.name);
  await edit(driver.name).click();
  await fill({ 'اسم السائق': `${driver.name} الجديد`, 'رقم الرخصة': '88' });
  await ask(`/${driver.id}`, 'PATCH', { email: 'new@example.com', password: 'secret-2' });
  await button('تحديث البيانات').click();
  await expect(notice.getByRole('listitem')).toHaveText([
    'البريد الإلكتروني: من «old@example.com» إلى «new@example.com»',
    'كلمة المرور: قيمة جديدة',
  ]);
  await button('الأخذ بالقيم الجديدة').click();
  await expect(field('البريد الإلكتروني')).toHaveValue('new@example.com');
  await expect(field('البريد الإلكتروني')).toBeFocused();
  await expect(field('اسم السائق')).toHaveValue(`${driver.name} الجديد`);
  await button('تحديث البيانات').click();
  await expect(dialog).toBeHidden();
  expect(await named(`${driver.name} الجديد`)).toMatchObject([
    { email: 'new@example.com', licenseNumber: '88' },
  ]);
});
