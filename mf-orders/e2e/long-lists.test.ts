import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { atRest } from './at-rest.ts';
import { ordersPage } from './orders-page.ts';

const path = '/orders?tab=accepted_orders&status=all';

test('of hundreds of orders at most 60 rows are in the document, and the last one is reached', async ({
  page,
  panel,
  signIn,
  session: { token },
}) => {
  const orders = ordersPage(page);
  const { orders: all } = await askServer(panel.url, token, listAcceptedOrders, { query: {} });
  expect(all.length).toBeGreaterThan(300);
  await signIn(path);
  await orders.waitForFullHeight();
  await expect(orders.rows.first()).toHaveAttribute('aria-rowindex', '2');
  expect(await orders.total()).toBe(all.length);
  const { rows, most } = await orders.readThrough();
  expect(rows).toHaveLength(all.length);
  expect(most).toBeLessThanOrEqual(60);

  await pressHome(page);
  await expect(orders.rows.first()).toHaveAttribute('aria-rowindex', '2');
  await page.keyboard.press('End');
  await expect(orders.rows.last()).toHaveAttribute('aria-rowindex', String(all.length + 1));
  await expect(orders.rows.last()).toContainText(all.at(-1)?.Container.containerNumber ?? '');
});

test('a press right after scrolling counts, and «back» finds the position that was left', async ({
  page,
  signIn,
}) => {
  const orders = ordersPage(page);
  await signIn(path);
  await orders.waitForFullHeight();
  await page.evaluate(() => scrollTo({ top: 9_000, behavior: 'instant' }));
  const pressed = await page.evaluate(async () => {
    scrollBy({ top: 500, behavior: 'instant' });
    for (const _ of ['scrolled', 'drawn']) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.elementFromPoint(600, innerHeight / 2)?.closest('[role=row]') !== null;
  });
  expect(pressed).toBe(true);
  await expect(page.locator('[role=cell][aria-busy]')).toHaveCount(0);
  await atRest(page);
  const middle = await page.evaluate(
    () => document.elementFromPoint(600, innerHeight / 2)?.closest('[role=row]')?.ariaRowIndex,
  );
  const row = page.locator(`[role=row][aria-rowindex="${middle}"]`);
  const top = () => row.evaluate((item) => item.getBoundingClientRect().top);
  const left = await top();
  await page.getByRole('link', { name: 'إدارة السائقين' }).click();
  await expect(page).toHaveURL('/drivers');
  await page.goBack();
  await expect.poll(top).toBeCloseTo(left, 0);
});

/** Presses «Home» and waits until the browser has scrolled to the top: it loses a key while it scrolls. */
async function pressHome(page: Page) {
  await atRest(page);
  await page.evaluate(() =>
    addEventListener('scrollend', () => {
      if (scrollY <= 1) document.body.setAttribute('data-settled', '');
    }),
  );
  await page.keyboard.press('Home');
  await expect(page.locator('body[data-settled]')).toBeAttached();
}
