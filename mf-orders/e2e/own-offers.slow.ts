import { day } from '@hawiyat/shared/locale/dates';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { sendUnusualPrices } from './dialogs-page.ts';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

// Without motion, so that axe never measures a color in transition.
test.use({ isTranslated: true, contextOptions: { reducedMotion: 'reduce' } });

test('an own offer shows its price, and is changed and withdrawn while it waits', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const company = market(url, token);
  const deliveryDate = riyadhDay(19);
  const { id } = await company.request({ deliveryDate });
  await company.offer(id, 480);
  await sendUnusualPrices(page);
  await signIn('/orders?q=حاويات نفايات');
  const { rows, dialog } = ordersPage(page);
  const row = rows.filter({ hasText: day(deliveryDate) }).filter({ hasText: 'عرضك' });
  await expect(row).toContainText('عرضك: 480.00 ر.س');
  await expect(row.getByRole('button', { name: 'تم تقديم العرض' })).toBeDisabled();

  await row.getByRole('button', { name: /^تعديل العرض أو سحبه/ }).click();
  await expect(dialog.getByLabel('السعر (ر.س)')).toHaveValue('480.00');
  await dialog.getByLabel('السعر (ر.س)').fill('0');
  await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
  await expect(dialog.getByLabel('السعر (ر.س)')).toHaveAccessibleDescription(/أكبر من صفر/);
  await dialog.getByLabel('السعر (ر.س)').fill('455.50');
  await dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('عرضك: 455.50 ر.س');

  await row.getByRole('button', { name: /^تعديل العرض أو سحبه/ }).click();
  await dialog.getByRole('button', { name: 'سحب العرض' }).click();
  const question = page.getByRole('alertdialog', { name: 'سحب العرض' });
  await expect(question).toContainText('455.50');
  await question.getByRole('button', { name: 'سحب العرض' }).click();
  await expect(question).toBeHidden();
  await expect(
    rows.filter({ hasText: day(deliveryDate) }).getByRole('button', { name: /^تقديم عرض على الطلب/ }),
  ).toBeVisible();
});

test('«عروضي» has the own offers by what became of them; an accepted one opens its order', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const company = market(url, token);
  await company.order();
  const deliveryDate = riyadhDay(23);
  const { id } = await company.request({ deliveryDate });
  await company.offer(id, 777);
  await sendUnusualPrices(page);
  await signIn('/orders');
  const orders = ordersPage(page);
  await page.getByRole('radiogroup', { name: 'نطاق الطلبات' }).getByText('عروضي').click();
  const results = page.getByRole('region', { name: 'نتائج عروضك' });
  await expect(results).toContainText(
    /قُبل \d+ من \d+ عرض.* يُقبل عادة نحو [\d,]+ ر\.س \(من [\d,]+ إلى [\d,]+\)/s,
  );
  await results.getByText('حسب الحاوية والمدينة').click();
  const kinds = results.getByRole('table', { name: 'نتائج عروضك' }).getByRole('row');
  await expect(kinds.filter({ hasText: 'الرياض' }).first()).toContainText(/\d+%/);
  await expect(kinds.filter({ hasText: 'عروض قليلة' }).first()).not.toContainText('%');
  await expectAccessible(page);
  const table = page.getByRole('table', { name: 'عروضي' });
  const row = table.getByRole('row').filter({ hasText: day(deliveryDate) });
  await expect(row).toContainText('777.00 ر.س');
  await expect(row).toContainText('بانتظار العميل');
  await row.getByRole('button', { name: /^تعديل العرض أو سحبه/ }).click();
  await orders.dialog.getByLabel('السعر (ر.س)').fill('700');
  await orders.dialog.getByRole('button', { name: 'حفظ التعديل' }).click();
  await expect(row).toContainText('700.00 ر.س');

  await page.getByRole('radiogroup', { name: 'حالة العرض' }).getByText('مقبولة', { exact: true }).click();
  expect(page.url()).toContain('scope=mine');
  const order = table.getByRole('button', { name: /^تفاصيل الطلب/ }).first();
  const number = (await order.textContent()) ?? '';
  await order.click();
  await expect(page.getByRole('dialog', { name: `تفاصيل الطلب ${number}` })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'مقبولة', exact: true })).toBeChecked();
});
