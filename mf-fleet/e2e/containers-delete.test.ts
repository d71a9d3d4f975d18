import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';

const anyContainer = '**/api/company/containers/*';

let known: Container;

test.beforeEach(async ({ page, signIn, panel, session }) => {
  known = await containersApi(panel.url, session.token).add();
  await signIn('/containers');
  await expect(containersPage(page).card(known.containerNumber)).toBeVisible();
});

test('deleting asks first, names the container and warns; then the card is gone for good', async ({
  page,
}) => {
  const containers = containersPage(page);
  const { confirmation } = containers;
  const number = known.containerNumber;
  await containers.remove(number).focus();
  await page.keyboard.press('Enter');
  await expect(confirmation).toContainText(`هل تريد حذف الحاوية ${number}؟`);
  await expect(confirmation).toContainText('تحذير: هذا الإجراء لا يمكن التراجع عنه');
  await expect(confirmation).toContainText('سيتم حذف الحاوية وجميع البيانات المرتبطة بها نهائيًا.');
  await page.keyboard.press('Shift+Tab');
  await expect(confirmation.getByRole('button', { name: 'حذف الحاوية' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(confirmation.getByText('تم حذف الحاوية بنجاح!')).toBeVisible();
  await expect(confirmation).toBeHidden();
  await expect(containers.card(number)).toHaveCount(0);
  await page.reload();
  await containers.search.fill(number);
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
});

test('after a deletion the focus is on the card that took the place, and on the page when none is left', {
  tag: '@slow',
}, async ({ page }) => {
  const containers = containersPage(page);
  const { confirmation, card, remove } = containers;
  const second = known.containerNumber;
  const first = await containers.add();
  const isDeleted = async (number: string) => {
    await remove(number).click();
    await confirmation.getByRole('button', { name: 'حذف الحاوية' }).click();
    await expect(confirmation).toBeHidden();
    await expect(card(number)).toHaveCount(0);
  };
  await isDeleted(first);
  await expect(remove(second)).toBeFocused();
  await containers.search.fill(second);
  await expect(containers.cards).toHaveCount(1);
  await isDeleted(second);
  await expect(page.getByRole('main')).toBeFocused();
});

test('the focus begins on «إلغاء», which leaves everything as it is', { tag: '@slow' }, async ({ page }) => {
  const containers = containersPage(page);
  const number = known.containerNumber;
  await containers.remove(number).click();
  await expect(containers.confirmation.getByRole('button', { name: 'إلغاء' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(containers.confirmation).toBeHidden();
  await expect(containers.card(number)).toBeVisible();
  await expect(containers.remove(number)).toBeFocused();
});

test('without a connection the red banner says so; trying again deletes, and a second press sends nothing more', {
  tag: '@slow',
}, async ({ page, context }) => {
  const containers = containersPage(page);
  const { confirmation } = containers;
  const confirm = confirmation.getByRole('button', { name: 'حذف الحاوية' });
  await containers.remove(known.containerNumber).click();
  // The dialog comes in a file of its own.
  await expect(confirm).toBeVisible();
  await context.setOffline(true);
  await confirm.click();
  await expect(confirmation.getByRole('alert')).toHaveText(
    'تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.',
  );
  await context.setOffline(false);

  let sent = 0;
  const { open: arrive, opened: arrived } = gate();
  await page.route(anyContainer, async (route) => {
    sent += 1;
    await arrived;
    await route.continue();
  });
  await confirm.dblclick();
  await expect(confirmation.getByRole('alert')).toBeHidden();
  await confirmation.getByRole('button', { name: 'جاري الحذف...' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(confirmation).toBeVisible();
  arrive();
  await expect(confirmation.getByText('تم حذف الحاوية بنجاح!')).toBeVisible();
  await expect(confirmation).toBeHidden();
  expect(sent).toBe(1);
});

test('a container that is deleted elsewhere meanwhile: the question closes, a notice says so', {
  tag: '@slow',
}, async ({ page, panel, session }) => {
  const containers = containersPage(page);
  const { id, containerNumber } = known;
  await containers.remove(containerNumber).click();
  await containersApi(panel.url, session.token).remove(id);
  // The list changes under the dialog, which stays.
  await expect(containers.coveredCard(containerNumber)).toHaveCount(0);
  await containers.confirmation.getByRole('button', { name: 'حذف الحاوية' }).click();
  await expect(containers.confirmation).toBeHidden();
  await expect(page.getByText('هذا العنصر لم يعد موجودًا.')).toBeVisible();
});

test('on a phone the confirmation is a sheet at the bottom, no higher than what it says', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const containers = containersPage(page);
  await containers.remove(known.containerNumber).click();
  await expect
    .poll(async () => {
      const box = await containers.confirmation.boundingBox();
      return box && { left: box.x, width: box.width, bottom: box.y + box.height, isLow: box.height < 370 };
    })
    .toEqual({ left: 0, width: 360, bottom: 740, isLow: true });
});
