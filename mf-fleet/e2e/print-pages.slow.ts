import { listDriverOrders, listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { lettersOf, printed } from '@hawiyat/shared/testing/printed-pages';
import type { Page } from '@playwright/test';
import { containersApi } from './containers-api.ts';
import { driversApi } from './drivers-page.ts';

async function onPaper(page: Page) {
  const pages = await printed(await page.pdf({ preferCSSPageSize: true }));
  return pages.map(({ runs }) => runs.map(({ text }) => text.trim()));
}
/** A PDF stores Arabic glyph by glyph, so letters are compared. */
function expectLetters(texts: readonly string[], said: string): void {
  const letters = lettersOf(texts);
  for (const letter of new Set(lettersOf([said]))) expect(letters, said).toContain(letter);
}

test('a container’s page is on paper with its name, the company and all that happened, and without its buttons', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const all = await containersApi(panel.url, session.token).list();
  const out = all.find(({ hold }) => hold?.deliveredAt);
  if (!out) throw new Error('No container is out');
  await signIn(`/containers/${out.id}`);
  const steps = page.getByRole('region', { name: 'ما حدث' }).locator('li');
  await expect(steps.first()).toBeVisible();
  const pages = await onPaper(page);
  expect(pages.flat().join(' ')).toContain(out.containerNumber);
  for (const said of ['شركة رواد الحاويات للنقل', 'ما حدث', 'الإشغال والدخل'])
    expectLetters(pages.flat(), said);
  expect(pages.filter((lines) => lines.length === 0)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  for (const step of await steps.all()) await expect(step).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'فتح الطلب' })).toHaveCount(0);
});

test('all orders of a driver are on paper, whatever his page shows of them', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { ask } = driversApi(panel.url, session.token);
  const { drivers } = listDrivers.response.parse(await ask(''));
  const all = await Promise.all(
    drivers.map(async (driver) => ({
      driver,
      orders: listDriverOrders.response.parse(await ask(`/${driver.id}/orders`)).orders,
    })),
  );
  const found = all.find(({ orders }) => orders.length > 0);
  if (!found) throw new Error('No driver has orders');
  const { driver, orders } = found;
  await signIn(`/drivers/${driver.id}`);
  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await page.getByRole('main').getByRole('button', { name: 'طباعة', exact: true }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  const texts = (await onPaper(page)).flat();
  const numbers = texts.filter((text) => /^C-\d+$/.test(text));
  expect(numbers.toSorted()).toEqual(orders.map((order) => order.containerNumber).toSorted());
  expectLetters(texts, driver.name);
});
