import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersPage, debris } from './containers-page.ts';

test.use({ isTranslated: true });

const add = '**/api/company/containers/add';
const priceRule = 'السعر يجب أن يكون رقماً صحيحاً أكبر من صفر';

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await containersPage(page).open();
});

test('an empty form names every missing field, and each error goes when its field is edited', async ({
  page,
}) => {
  const { newOne, button, field, dialog } = containersPage(page);
  await newOne.click();
  await button('إضافة الحاوية').click();
  await expect(field('نوع الحاوية')).toHaveAccessibleDescription('نوع الحاوية مطلوب');
  await expect(field('حجم الحاوية')).toHaveAccessibleDescription(/حجم الحاوية مطلوب/);
  await expect(field('السعر (ر.س)')).toHaveAccessibleDescription('السعر مطلوب');
  await expect(field('نوع الحاوية')).toBeFocused();

  await field('نوع الحاوية').selectOption(debris.type);
  await expect(dialog.getByText('نوع الحاوية مطلوب')).toBeHidden();
  await field('حجم الحاوية').selectOption(debris.size);
  await expect(dialog.getByText('حجم الحاوية مطلوب')).toBeHidden();
  await field('السعر (ر.س)').pressSequentially('9');
  await expect(dialog.getByText('السعر مطلوب')).toBeHidden();
});

test('a price must be a number greater than zero in steps of 0.01', { tag: '@slow' }, async ({ page }) => {
  const { newOne, button, field, fill } = containersPage(page);
  await newOne.click();
  await fill(debris);
  for (const [price, reason] of [
    ['0', priceRule],
    ['-5', priceRule],
    ['مئة', priceRule],
    ['10.005', 'السعر حتى منزلتين عشريتين، مثل 450.50'],
  ] as const) {
    await field('السعر (ر.س)').fill(price);
    await button('إضافة الحاوية').click();
    await expect(field('السعر (ر.س)'), price).toHaveAccessibleDescription(reason);
    await expect(field('السعر (ر.س)')).toBeFocused();
  }
});

test('a price with a decimal comma says how to write it, stays as typed and is not sent', {
  tag: '@slow',
}, async ({ page }) => {
  const containers = containersPage(page);
  const { newOne, button, field, fill, dialog, cards } = containers;
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/containers/add')) sent += 1;
  });
  await newOne.click();
  for (const price of ['350,50', '1,5', '1.000,00', '1 000,00', '٣٥٠،٥٠']) {
    await fill({ ...debris, price });
    await button('إضافة الحاوية').click();
    await expect(field('السعر (ر.س)'), price).toHaveAccessibleDescription(
      'يرجى كتابة الهللات بعد نقطة (350.50)، والفاصلة بين الآلاف فقط (1,250)',
    );
    await expect(field('السعر (ر.س)')).toHaveValue(price);
    await expect(field('حجم الحاوية')).toHaveValue('20 yard');
  }
  expect(sent).toBe(0);
  await field('السعر (ر.س)').fill('1,350.50');
  await button('إضافة الحاوية').click();
  await expect(dialog).toBeHidden();
  await expect(cards.first()).toContainText('1,350.50 ر.س');
});

test('the size waits for the type, offers that type’s sizes, and is cleared when the type changes', {
  tag: '@slow',
}, async ({ page }) => {
  const { newOne, field, dialog } = containersPage(page);
  await newOne.click();
  await expect(field('حجم الحاوية')).toBeDisabled();
  await expect(dialog.getByText('يرجى اختيار نوع الحاوية أولاً')).toBeVisible();

  await field('نوع الحاوية').selectOption('حاويات نفايات');
  await expect(dialog.getByText('يرجى اختيار نوع الحاوية أولاً')).toBeHidden();
  await expect(field('حجم الحاوية').getByRole('option')).toHaveText([
    'اختر حجم الحاوية',
    '2 ياردة',
    '4 ياردة',
    '4 ياردة بغطاء',
    '6 ياردة',
  ]);

  await field('نوع الحاوية').selectOption('حاويات أنقاض');
  await field('حجم الحاوية').selectOption('20 ياردة');
  await field('نوع الحاوية').selectOption('مكابس نفايات');
  await expect(field('حجم الحاوية')).toHaveValue('');
});

test('a new container is available unless said otherwise, and its price may be typed in Arabic digits', {
  tag: '@slow',
}, async ({ page }) => {
  const containers = containersPage(page);
  const number = await containers.add({ price: '١٬٤٥٠٫٥' });
  await expect(containers.card(number)).toContainText('متوفرة');
  await expect(containers.card(number)).toContainText('1,450.50 ر.س');
});

test('the success stays for 1000 ms, then the form closes and begins again', { tag: '@slow' }, async ({
  page,
}) => {
  const { newOne, button, field, fill, dialog } = containersPage(page);
  await page.clock.install();
  await newOne.click();
  await fill(debris);
  await page.clock.pauseAt(Date.now() + 60_000);
  await button('إضافة الحاوية').click();
  await expect(dialog.getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
  await page.clock.runFor(950);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(50);
  await expect(dialog).toBeHidden();

  await newOne.click();
  await expect(field('نوع الحاوية')).toHaveValue('');
  await expect(field('السعر (ر.س)')).toHaveValue('');
});

test('while it is sent the button says so, and a second press sends nothing more', { tag: '@slow' }, async ({
  page,
}) => {
  const { newOne, button, fill, dialog } = containersPage(page);
  let sent = 0;
  const { open: arrive, opened: arrived } = gate();
  await page.route(add, async (route) => {
    sent += 1;
    await arrived;
    await route.continue();
  });
  await newOne.click();
  await fill(debris);
  await button('إضافة الحاوية').dblclick();
  await expect(button('جاري الإضافة...')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  arrive();
  await expect(dialog.getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
  expect(sent).toBe(1);
});

test('without a connection the banner says so, nothing typed is lost, and sending again works', {
  tag: '@slow',
}, async ({ page, context }) => {
  const { newOne, button, field, fill, dialog } = containersPage(page);
  await newOne.click();
  await fill({ ...debris, status: 'صيانة' });
  await context.setOffline(true);
  await button('إضافة الحاوية').click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  );
  await expect(field('حجم الحاوية')).toHaveValue('20 yard');
  await expect(field('السعر (ر.س)')).toHaveValue('450');
  await expect(field('حالة الحاوية')).toHaveValue('maintenance');

  await context.setOffline(false);
  await button('إضافة الحاوية').click();
  await expect(dialog.getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
});

test('an error that the server finds in a field is shown at that field, which has the focus', {
  tag: '@slow',
}, async ({ page }) => {
  const { newOne, button, field, fill, dialog } = containersPage(page);
  await page.route(add, (route) =>
    route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), price: '0' }) }),
  );
  await newOne.click();
  await fill(debris);
  await button('إضافة الحاوية').click();
  await expect(field('السعر (ر.س)')).toHaveAccessibleDescription(priceRule);
  await expect(field('السعر (ر.س)')).toBeFocused();
  await expect(field('السعر (ر.س)')).toHaveValue('450');
  await field('السعر (ر.س)').pressSequentially('0');
  await expect(field('السعر (ر.س)')).toHaveAccessibleDescription('');
  await expect(dialog.getByRole('alert')).toHaveCount(0);
});

test('closing the form forgets its errors', { tag: '@slow' }, async ({ page }) => {
  const { newOne, button, dialog } = containersPage(page);
  await newOne.click();
  await button('إضافة الحاوية').click();
  await expect(dialog.getByText('نوع الحاوية مطلوب')).toBeVisible();
  await button('إلغاء').click();
  await expect(dialog).toBeHidden();
  await newOne.click();
  await expect(button('إضافة الحاوية')).toBeVisible();
  await expect(dialog.getByText('نوع الحاوية مطلوب')).toBeHidden();
});

test('a container is added with the keyboard alone, and the focus goes back to what opened the form', {
  tag: '@slow',
}, async ({ page }) => {
  const { newOne, field, dialog } = containersPage(page);
  await newOne.focus();
  await page.keyboard.press('Enter');
  await expect(field('نوع الحاوية')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(field('حجم الحاوية')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('320');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(newOne).toBeFocused();
});
