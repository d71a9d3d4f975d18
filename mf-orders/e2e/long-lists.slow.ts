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

const rowHeight = 48;

/** Waits for virtual rows: until then the first thirty stand alone, as cards up to 12,000 pixels. */
const allRowsStand = (page: Page) =>
  page.waitForFunction(() => document.documentElement.scrollHeight > 15_000);

for (const { where, size, drawn } of [
  { where: 'of a table', size: { width: 1440, height: 900 }, drawn: 'tbody > [role=row]' },
  {
    where: 'of cards on a phone',
    size: { width: 390, height: 800 },
    drawn: '[role=listitem][aria-posinset]',
  },
])
  test(`«End» that is pressed while «Home» still scrolls leads to the end ${where}, past names of any length`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize(size);
    await page.route('**/api/company/drivers', async (route) => {
      const response = await route.fetch();
      const { drivers } = await response.json();
      for (const [at, driver] of drivers.entries()) driver.name += ' بن عبدالعزيز الدوسري'.repeat(at % 5);
      await route.fulfill({ response, json: { drivers } });
    });
    await signIn(path);
    await expect(page.locator(drawn).first()).toBeVisible();
    await allRowsStand(page);
    await jumpTo(page, 'end');
    const reached: string[] = [];
    for (let turns = 0; turns < 6; turns += 1) {
      const below = (await page.evaluate(() => scrollY)) - 300 * turns;
      await page.keyboard.press('Home');
      await page.waitForFunction((number) => scrollY < number, below);
      await page.keyboard.press('End');
      await atRest(page);
      reached.push(await scrollPosition(page));
      await jumpTo(page, 'end');
    }
    // The browser itself loses a key that comes just as its movement ends, on any page; nothing may stop between the two.
    expect(reached).toContain('end');
    expect(reached).not.toContain('between');
  });

test('on a phone the last card is reached too', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(path);
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const all = (await cards.first().getAttribute('aria-setsize')) ?? '';
  await allRowsStand(page);
  await page.keyboard.press('End');
  await expect(cards.last()).toHaveAttribute('aria-posinset', all);
  await expect(cards.last()).not.toHaveAttribute('aria-busy');
  expect(await cards.count()).toBeLessThanOrEqual(60);
});

test('scrolling requests each page of the list once, and only for what is seen', async ({ page, signIn }) => {
  const orders = ordersPage(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const skip = searchParams.get('skip');
    if (pathname === '/api/company/orders/accepted' && skip !== null) requested.push(skip);
  });
  await signIn(path);
  await orders.waitForFullHeight();
  expect(requested).toEqual(['0']);
  await page.evaluate((number) => scrollTo({ top: 200 * number, behavior: 'instant' }), rowHeight);
  await expect(page.locator('[role=row][aria-rowindex="212"]')).not.toContainText(/^$/);
  await expect.poll(() => requested.slice(1).toSorted()).toEqual(['150', '200']);
});

test('rows that are not rendered yet are estimated at their real height, so that scrolling to them never moves the page', async ({
  page,
  signIn,
}) => {
  await signIn(path);
  await ordersPage(page).waitForFullHeight();
  await expect.poll(() => page.evaluate(estimateError)).toBeCloseTo(0, 1);
});

const jumpTo = (page: Page, where: 'end') =>
  expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect(await scrollPosition(page)).toBe(where);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0, { timeout: 500 });
  }).toPass();

/** Whether the page is at the top, at the end with the last row visible, or between them. */
const scrollPosition = (page: Page) =>
  page.evaluate(() => {
    if (scrollY <= 1) return 'top';
    const isEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    const { ariaRowCount = null } = document.querySelector('table') ?? {};
    const lastRow = document.querySelector('tbody > [role=row]:last-child')?.ariaRowIndex;
    const lastCard = [...document.querySelectorAll('[role=listitem][aria-setsize]')].at(-1);
    const isLast = ariaRowCount ? lastRow === ariaRowCount : lastCard?.ariaPosInSet === lastCard?.ariaSetSize;
    return isEnd && isLast ? 'end' : 'between';
  });

/** Runs in the page: by how many pixels the estimated height of a missing row exceeds the lowest rendered one. */
function estimateError(): number {
  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const drawn = [...document.querySelectorAll('tbody > [role=row]')].map(heightOf);
  const guessed = [...document.querySelectorAll('tbody')]
    .map(heightOf)
    .concat(drawn.map((number) => -number));
  const others = Number(document.querySelector('table')?.ariaRowCount) - 1 - drawn.length;
  return guessed.reduce((sum, number) => sum + number) / others - Math.min(...drawn);
}
