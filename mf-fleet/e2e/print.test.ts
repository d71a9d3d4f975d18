import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';

test('the browser’s own printing prints every container of the filter, and nothing else of the page', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const all = await containersApi(panel.url, session.token).list();
  const rented = all.filter(({ status }) => status === 'rented').map((item) => item.containerNumber);
  await signIn('/containers');
  await page.getByRole('radio', { name: 'مؤجرة', exact: true }).click({ force: true });
  await expect(containersPage(page).toolbar.menu).toBeVisible();

  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('region', { name: 'الحاويات' });
  await expect(paper.getByRole('heading', { name: 'الحاويات' })).toBeVisible();
  await expect(paper).toContainText('شركة رواد الحاويات للنقل');
  await expect(paper).toContainText('مؤجرة');
  const numbers = await paper.locator('tbody td:first-child').allTextContents();
  expect(numbers.toSorted()).toEqual(rented.toSorted());
  await expect(page.getByRole('button', { name: /تعديل|حذف/ })).toHaveCount(0);

  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(containersPage(page).cards.first()).toBeVisible();
});
