import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage, freshDriver, hugePng, hugeSide, png } from './drivers-page.ts';

// Its containers and drivers stand first in lists that other files look into.
test.use({ isTranslated: true, panelName: 'changed fleet' });

const add = '**/api/company/drivers/add';
const added = 'تم إضافة السائق بنجاح!';
const typed = ({ name, phone, identityNumber } = freshDriver()) => ({
  'اسم السائق': name,
  'رقم الهاتف': phone,
  'رقم الهوية': identityNumber,
});

test.beforeEach(async ({ signIn }) => signIn('/drivers'));

test('the form asks for name, phone and identity number, and every error goes when its field is edited', async ({
  page,
}) => {
  const { newOne, field, button, dialog } = driversPage(page);
  await newOne.click();
  await expect(dialog.getByRole('heading', { name: 'إضافة سائق جديد' })).toBeVisible();
  await expect(field('اسم السائق')).toBeFocused();
  for (const [label, placeholder] of Object.entries({
    'اسم السائق': 'الاسم الكامل',
    'رقم الهاتف': '05XXXXXXXX',
    'رقم الهوية': '10 أرقام',
    'البريد الإلكتروني': 'name@example.com',
    'كلمة المرور': '6 أحرف على الأقل',
  }))
    await expect(field(label)).toHaveAttribute('placeholder', placeholder);
  await expect(field('حالة التوفر').getByRole('option')).toHaveText([
    ...['اختر حالة التوفر', 'متاح', 'في الخدمة', 'خارج الخدمة', 'في استراحة'],
  ]);
  await expect(field('حالة التوفر')).toHaveValue('');
  // Its label marks it as required, and nothing validates it.
  await expect(field('حالة التوفر')).toHaveAttribute('aria-required', 'true');
  await expect(field('كلمة المرور')).toHaveAccessibleDescription(
    'يحتاج السائق إلى كلمة المرور للدخول إلى تطبيق السائقين.',
  );

  await button('إضافة السائق').click();
  const required = {
    'اسم السائق': 'اسم السائق مطلوب',
    'رقم الهاتف': 'رقم الهاتف مطلوب',
    'رقم الهوية': 'رقم الهوية مطلوب',
  };
  for (const [label, error] of Object.entries(required))
    await expect(field(label)).toHaveAccessibleDescription(error);
  await expect(field('اسم السائق')).toBeFocused();
  for (const [label, error] of Object.entries(required)) {
    await field(label).pressSequentially('1');
    await expect(dialog.getByText(error)).toHaveCount(0);
  }

  await field('البريد الإلكتروني').fill('khalid@');
  await field('كلمة المرور').fill('12345');
  await button('إضافة السائق').click();
  await expect(field('اسم السائق')).toHaveAccessibleDescription('يجب أن يكون الاسم أطول من حرفين');
  await expect(field('البريد الإلكتروني')).toHaveAccessibleDescription('صيغة البريد الإلكتروني غير صحيحة');
  await expect(field('كلمة المرور')).toHaveAccessibleDescription(/^كلمة المرور يجب أن تكون 6 أحرف على الأقل/);

  await button('إلغاء').click();
  await page.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await newOne.click();
  await expect(field('اسم السائق')).toHaveValue('');
  await expect(field('اسم السائق')).toHaveAccessibleDescription('');
});

test('a doubtful phone shows a warning, and one that a sheet destroyed is refused with its reason', async ({
  page,
}) => {
  const { newOne, field, button, fill, dialog, card } = driversPage(page);
  const doubt = dialog.getByText('يبدو أن رقم الهاتف غير صحيح. يرجى التأكد منه.');
  const { name, identityNumber } = freshDriver();
  await newOne.click();
  await field('رقم الهاتف').fill('050–123–4567');
  await field('رقم الهوية').focus();
  await expect(doubt).toHaveCount(0);
  await fill({ 'اسم السائق': name, 'رقم الهاتف': '5.01E+08', 'رقم الهوية': identityNumber });
  await expect(doubt).toBeVisible();
  await button('إضافة السائق').click();
  await expect(field('رقم الهاتف')).toHaveAccessibleDescription(/كتبه برنامج الجداول مختصرًا/);
  await field('رقم الهاتف').fill('+44 20 7946 0000');
  await button('إضافة السائق').click();
  await expect(dialog).toBeHidden();
  await expect(card(name)).toContainText('+442079460000');
});

test('a doubtful identity number shows a warning once it is complete or left, and blocks nobody', async ({
  page,
}) => {
  const { newOne, field, button, fill, dialog, card } = driversPage(page);
  const doubt = dialog.getByText('يبدو أن رقم الهوية غير صحيح. يرجى التأكد منه.');
  const { name, phone, identityNumber } = freshDriver();
  const wrong = `3${identityNumber.slice(1)}`;
  await newOne.click();
  await field('رقم الهوية').pressSequentially(wrong.slice(0, 9));
  await expect(doubt).toHaveCount(0);
  await field('رقم الهوية').press(wrong.slice(9));
  await expect(doubt).toBeVisible();
  await expect(field('رقم الهوية')).toHaveAttribute('dir', 'ltr');
  await field('رقم الهوية').fill('١٠٠١٢٤٤٠١٩');
  await expect(doubt).toHaveCount(0);
  await field('رقم الهوية').fill('12345');
  await field('رقم الهاتف').focus();
  await expect(doubt).toBeVisible();

  await fill({ 'اسم السائق': name, 'رقم الهاتف': phone, 'رقم الهوية': wrong });
  await button('إضافة السائق').click();
  await expect(dialog.getByText(added)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(name)).toContainText('متاح');
});

test('a driver is added with all that is known of him, and shows whatever the filter was', async ({
  page,
  panel,
  session,
}) => {
  const { newOne, field, button, choice, search, fill, choosePhoto, dialog, card } = driversPage(page);
  const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
  const fresh = freshDriver();
  await choice('خارج الخدمة').check({ force: true });
  await search.fill('لا سائق كهذا');
  await newOne.click();
  await fill({
    ...typed({ ...fresh, phone: arabic(fresh.phone), identityNumber: arabic(fresh.identityNumber) }),
    'رقم الرخصة': ' ١٢٣٤٥ ',
    'البريد الإلكتروني': ' Khalid@Example.com ',
    'كلمة المرور': 'secret-1',
  });
  await field('حالة التوفر').selectOption('في استراحة');
  await choosePhoto(png, 1);
  await button('إضافة السائق').click();
  await expect(dialog.getByText(added)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(fresh.name)).toContainText('في استراحة');
  await expect(card(fresh.name).locator('img')).toHaveJSProperty('naturalWidth', 1);
  await expect(search).toHaveValue('');
  expect(await driversApi(panel.url, session.token).named(fresh.name)).toMatchObject([
    { ...fresh, licenseNumber: '12345', email: 'khalid@example.com', availability: 'on_break' },
  ]);
});

test('another driver’s phone or identity number is reported in the red alert, and nothing typed is lost', async ({
  page,
  panel,
  session,
}) => {
  const { newOne, field, button, fill, dialog } = driversPage(page);
  const other = await driversApi(panel.url, session.token).add();
  const fresh = freshDriver();
  await newOne.click();
  await fill({ ...typed({ ...fresh, phone: other.phone }), 'كلمة المرور': 'secret-1' });
  await button('إضافة السائق').click();
  await expect(dialog.getByRole('alert')).toHaveText('رقم الهاتف مستخدم من قبل.');
  await expect(field('رقم الهاتف')).toBeFocused();
  for (const [label, text] of Object.entries({ ...typed({ ...fresh, phone: other.phone }) }))
    await expect(field(label)).toHaveValue(text);
  await expect(field('كلمة المرور')).toHaveValue('secret-1');

  await fill({ 'رقم الهاتف': fresh.phone, 'رقم الهوية': other.identityNumber });
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await button('إضافة السائق').click();
  await expect(dialog.getByRole('alert')).toHaveText('رقم الهوية مستخدم من قبل.');
});

test('offline the banner says so and the retry works; a double press adds one driver', async ({
  page,
  context,
  panel,
  session,
}) => {
  const { newOne, field, button, fill, dialog } = driversPage(page);
  const fresh = freshDriver();
  await newOne.click();
  await fill(typed(fresh));
  await context.setOffline(true);
  await button('إضافة السائق').click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  );
  await expect(field('اسم السائق')).toHaveValue(fresh.name);
  await context.setOffline(false);

  let sent = 0;
  const { open: arrive, opened: arrived } = gate();
  await page.route(add, async (route) => {
    sent += 1;
    await arrived;
    await route.continue();
  });
  await button('إضافة السائق').dblclick();
  await expect(button('جاري الإضافة...')).toBeVisible();
  await expect(field('اسم السائق')).toBeDisabled();
  await page.keyboard.press('Escape');
  arrive();
  await expect(dialog.getByText(added)).toBeVisible();
  expect(sent).toBe(1);
  expect(await driversApi(panel.url, session.token).named(fresh.name)).toHaveLength(1);
});

test('when only the photo fails the form says why and keeps everything; sending again adds nobody twice', async ({
  page,
  panel,
  session,
}) => {
  const { newOne, field, button, fill, choosePhoto, dialog, card } = driversPage(page);
  const fresh = freshDriver();
  await newOne.click();
  await fill(typed(fresh));
  await choosePhoto(hugePng(), hugeSide);
  await button('إضافة السائق').click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'تم حفظ بيانات السائق، وتعذّر تحديث صورته: أبعاد الصورة كبيرة جدًا، والحد الأعلى 65 ميجابكسل. يرجى تصغيرها ثم إعادة المحاولة.',
  );
  await expect(field('رقم الهاتف')).toHaveValue(fresh.phone);

  await choosePhoto(png, 1);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await field('اسم السائق').fill(`${fresh.name} الثاني`);
  await button('إضافة السائق').click();
  await expect(dialog.getByText(added)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(card(`${fresh.name} الثاني`).locator('img')).toHaveJSProperty('naturalWidth', 1);
  const { named } = driversApi(panel.url, session.token);
  expect(await named(fresh.name)).toHaveLength(0);
  expect(await named(`${fresh.name} الثاني`)).toHaveLength(1);
});

test('a driver is added with the keyboard alone, and the focus goes back to what opened the form', async ({
  page,
}) => {
  const { newOne, field, dialog } = driversPage(page);
  const { name, phone, identityNumber } = freshDriver();
  await newOne.focus();
  await page.keyboard.press('Enter');
  await expect(field('اسم السائق')).toBeFocused();
  for (const text of [name, phone, identityNumber]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(added)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(newOne).toBeFocused();
});
