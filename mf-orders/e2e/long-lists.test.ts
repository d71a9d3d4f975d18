import { listAcceptedOrders } from '@hawiyat/shared/contract/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

const path = '/orders?tab=accepted_orders';
/** Pixels: a row of one line. */
const rowHeight = 48;

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
  await orders.standsAtFullHeight();
  await expect(orders.rows.first()).toHaveAttribute('aria-rowindex', '2');
  expect(await orders.total()).toBe(all.length);
  const { rows, most } = await orders.readThrough();
  expect(rows).toHaveLength(all.length);
  expect(most).toBeLessThanOrEqual(60);

  await page.keyboard.press('Home');
  await expect(orders.rows.first()).toHaveAttribute('aria-rowindex', '2');
  // The browser takes its time to scroll there: who presses the next key sees the top first. A row of two lines that is
  // measured on the way moves the page by the second line.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(rowHeight);
  await page.keyboard.press('End');
  await expect(orders.rows.last()).toHaveAttribute('aria-rowindex', String(all.length + 1));
  await expect(orders.rows.last()).toContainText(all.at(-1)?.Container.containerNumber ?? '');
});

test('on a phone the last card is reached too', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(path);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const all = (await cards.first().getAttribute('aria-setsize')) ?? '';
  await page.keyboard.press('End');
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(cards.last()).toHaveAttribute('aria-posinset', all, { timeout: 500 });
  }).toPass();
  await expect(cards.last()).not.toHaveAttribute('aria-busy');
  expect(await cards.count()).toBeLessThanOrEqual(60);
});

test('scrolling asks for each page of the list once, and only for what is seen', async ({ page, signIn }) => {
  const orders = ordersPage(page);
  const asked: string[] = [];
  page.on('request', (it) => {
    const { pathname, searchParams } = new URL(it.url());
    const skip = searchParams.get('skip');
    if (pathname === '/api/company/orders/accepted' && skip !== null) asked.push(skip);
  });
  await signIn(path);
  await orders.standsAtFullHeight();
  expect(asked).toEqual(['0']);
  await page.evaluate((it) => scrollTo({ top: 200 * it, behavior: 'instant' }), rowHeight);
  await expect(page.locator('[role=row][aria-rowindex="212"]')).not.toContainText(/^$/);
  expect(asked.slice(1).toSorted()).toEqual(['150', '200']);
});

test('rows that were not drawn yet are taken for rows of one line, so that scrolling to them hardly moves the page', async ({
  page,
  signIn,
}) => {
  await signIn(path);
  await ordersPage(page).standsAtFullHeight();
  await expect.poll(() => page.evaluate(guessedTooHigh)).toBeCloseTo(0, 1);
});

test('a press right after scrolling counts, and «back» finds the place that was left', async ({
  page,
  signIn,
}) => {
  const orders = ordersPage(page);
  await signIn(path);
  await orders.standsAtFullHeight();
  await page.evaluate(() => scrollTo({ top: 9_000, behavior: 'instant' }));
  const pressed = await page.evaluate(async () => {
    scrollBy({ top: 500, behavior: 'instant' });
    for (const _ of ['scrolled', 'drawn']) await new Promise((resolve) => requestAnimationFrame(resolve));
    return document.elementFromPoint(600, innerHeight / 2)?.closest('[role=row]') !== null;
  });
  expect(pressed).toBe(true);
  await expect(page.locator('[role=cell][aria-busy]')).toHaveCount(0);
  const middle = await page.evaluate(
    () => document.elementFromPoint(600, innerHeight / 2)?.closest('[role=row]')?.ariaRowIndex,
  );
  const row = page.locator(`[role=row][aria-rowindex="${middle}"]`);
  const top = () => row.evaluate((it) => it.getBoundingClientRect().top);
  const left = await top();
  await page.getByRole('link', { name: 'إدارة السائقين' }).click();
  await expect(page).toHaveURL('/drivers');
  await page.goBack();
  await expect.poll(top).toBeCloseTo(left, 0);
});

/** Runs in the page: by how many pixels a row that is not in the document is taken for higher than the lowest that is. */
function guessedTooHigh(): number {
  const heightOf = (it: Element) => it.getBoundingClientRect().height;
  const drawn = [...document.querySelectorAll('tbody > [role=row]')].map(heightOf);
  const guessed = [...document.querySelectorAll('tbody')].map(heightOf).concat(drawn.map((it) => -it));
  const others = Number(document.querySelector('table')?.ariaRowCount) - 1 - drawn.length;
  return guessed.reduce((sum, it) => sum + it) / others - Math.min(...drawn);
}
