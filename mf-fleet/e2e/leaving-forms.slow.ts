import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page, Route } from '@playwright/test';
import { containersPage } from './containers-page.ts';

const question = 'لديك تغييرات لم تُحفظ. هل تريد المغادرة دون حفظها؟';

test('leaving unsaved work asks, by Esc, a press outside, «إلغاء» and the close button; an untouched form just closes', async ({
  page,
  signIn,
}) => {
  const { newOne, dialog, field, button, confirmation } = containersPage(page);
  await signIn('/containers');
  await newOne.click();
  await expect(field('السعر (ر.س)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await newOne.click();
  await field('السعر (ر.س)').fill('450');
  const ways = {
    escape: () => page.keyboard.press('Escape'),
    outside: () => page.mouse.click(5, 5),
    cancel: () => button('إلغاء').click(),
    close: () => button('إغلاق النافذة').click(),
  };
  for (const leave of Object.values(ways)) {
    await leave();
    await expect(confirmation).toHaveAccessibleDescription(question);
    await expect(confirmation.getByRole('button', { name: 'متابعة التعديل' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation).toBeHidden();
    await expect(field('السعر (ر.س)')).toHaveValue('450');
  }
  await ways.cancel();
  await confirmation.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(dialog).toBeHidden();
  await expect(confirmation).toBeHidden();
  await newOne.click();
  await expect(field('السعر (ر.س)')).toHaveValue('');
});

/** Sends a new container to a server that does not answer, and leaves the dialog after ten seconds. */
async function leaveHungForm(page: Page, answer: (route: Route) => Promise<void>): Promise<() => void> {
  const { newOne, dialog, field, button } = containersPage(page);
  const { open, opened } = gate();
  await page.route('**/api/company/containers/add', (route) => opened.then(() => answer(route)));
  await newOne.click();
  await field('نوع الحاوية').selectOption('حاويات أنقاض');
  await field('حجم الحاوية').selectOption('20 ياردة');
  await field('السعر (ر.س)').fill('777.25');
  await page.clock.install();
  await button('إضافة الحاوية').click();
  await page.clock.fastForward(9_000);
  await expect(button('إغلاق النافذة')).toBeDisabled();
  await expect(dialog.getByText('ما زال العمل جاريًا، يرجى الانتظار...')).toHaveCount(0);
  await page.clock.fastForward(1_500);
  await expect(dialog.getByText('ما زال العمل جاريًا، يرجى الانتظار...')).toBeVisible();
  await button('إغلاق').click();
  await expect(dialog).toBeHidden();
  return open;
}

const toasts = (page: Page) => page.getByRole('region', { name: 'الإشعارات' });

test('a server that does not answer: after ten seconds the dialog says so and can be left; the result comes as a toast', async ({
  page,
  signIn,
}) => {
  await signIn('/containers');
  const answer = await leaveHungForm(page, (route) => route.continue());
  answer();
  await expect(toasts(page).getByText('تم إضافة الحاوية بنجاح!')).toBeVisible();
  await expect(page.getByText('777.25 ر.س')).toBeVisible();
});

test('what was typed into a form that was left, and then failed, is there when it opens again', async ({
  page,
  signIn,
}) => {
  const { newOne, dialog, field, button } = containersPage(page);
  await signIn('/containers');
  const fail = await leaveHungForm(page, (route) =>
    route.fulfill({ status: 500, json: { message: 'تعذّر الحفظ' } }),
  );
  fail();
  await expect(toasts(page).getByText('تعذّر الحفظ. ما أدخلته محفوظ، افتح النموذج لمتابعته.')).toBeVisible();

  await newOne.click();
  await expect(dialog.getByText('تعذّر الحفظ')).toBeVisible();
  await expect(field('نوع الحاوية')).toHaveValue(/.+/);
  await expect(field('السعر (ر.س)')).toHaveValue('777.25');
  await button('إلغاء').click();
  await expect(page.getByRole('button', { name: 'مغادرة دون حفظ' })).toBeVisible();
});

test('«back» with unsaved work asks too: staying keeps what was typed, leaving goes back', async ({
  page,
  signIn,
}) => {
  const { newOne, dialog, field, confirmation } = containersPage(page);
  await signIn('/drivers');
  await page.getByRole('link', { name: 'إدارة الحاويات', exact: true }).click();
  await newOne.click();
  await field('السعر (ر.س)').fill('450');
  await page.evaluate(() => history.back());
  await expect(confirmation).toHaveAccessibleDescription(question);
  await confirmation.getByRole('button', { name: 'متابعة التعديل' }).click();
  await expect(page).toHaveURL(/\/containers$/);
  await expect(field('السعر (ر.س)')).toHaveValue('450');

  await page.evaluate(() => history.back());
  await confirmation.getByRole('button', { name: 'مغادرة دون حفظ' }).click();
  await expect(page).toHaveURL(/\/drivers$/);
  await expect(dialog).toBeHidden();
});

test('«back» from a container’s page closes its dialog, and the list has none', async ({ page, signIn }) => {
  const { cards, dialog, field } = containersPage(page);
  await signIn('/containers');
  await cards.first().getByRole('link').first().click();
  await page.getByRole('button', { name: 'تعديل', exact: true }).click();
  await expect(field('السعر (ر.س)')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/containers$/);
  await expect(cards.first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
