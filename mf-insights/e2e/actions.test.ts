import { addContainer } from '@hawiyat/shared/contract/containers';
import { assignDriver } from '@hawiyat/shared/contract/orders';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { gate } from '@hawiyat/shared/testing/gate';
import { customerApp, driverApp, orderOf } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { dashboardPage } from './dashboard-page.ts';
import { actionNames } from './expect-figures.ts';

const actions = '**/api/company/dashboard/actions';
const title = 'يحتاج إلى إجراء الآن';
const kind = { containerType: 'حاويات نفايات', containerSize: '6 yard' } as const;

/** The number that stands beside that name now. */
async function waiting(page: Page, name: string): Promise<number> {
  const text = await dashboardPage(page).action(name).locator('bdi').textContent();
  return Number(text?.replaceAll(',', ''));
}

test('a new request, an order, its assignment and its delivery elsewhere change the figures without a reload', async ({
  page,
  panel,
  signIn,
  session: { token },
}) => {
  test.slow();
  const draft = { type: kind.containerType, size: kind.containerSize, price: 300 };
  await askServer(panel.url, token, addContainer, { body: draft });
  const driver = await driverApp(panel.url, token, 'فهد العتيبي');
  const customer = await customerApp(panel.url);
  const following = page.waitForResponse('**/api/company/events');
  await signIn();
  const dashboard = dashboardPage(page);
  const pending = dashboard.figure('الطلبات', 'قيد المعالجة');
  const rented = dashboard.figure('الحاويات', 'مؤجرة');
  await expect(dashboard.action(actionNames.requests)).toBeVisible();
  await expect(pending).toHaveText(/\d/);
  await following;
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const [requests, unassigned] = [
    await waiting(page, actionNames.requests),
    await waiting(page, actionNames.orders),
  ];
  const [underWay, out] = [Number(await pending.textContent()), Number(await rented.textContent())];
  const shows = (name: string, amount: number) => expect.poll(() => waiting(page, name)).toBe(amount);

  await customer.place();
  await shows(actionNames.requests, requests + 1);

  const { id } = await orderOf(panel.url, token, kind);
  await shows(actionNames.orders, unassigned + 1);
  await expect(pending).toHaveText(String(underWay + 1));

  await askServer(panel.url, token, assignDriver, {
    params: { orderId: id },
    body: { driverId: driver.driver.id },
  });
  await shows(actionNames.orders, unassigned);
  await driver.move(id, { status: 'in_transit' });
  await driver.move(id, { status: 'delivered', proofOfDeliveryUrl: 'https://proofs.example/x.jpg' });
  await expect(rented).toHaveText(String(out + 1));
  await expect(page.locator('body[data-same-page]')).toBeAttached();
});

test('when they cannot be had they alone say so, and the retry brings them', async ({ page, signIn }) => {
  await page.route(actions, (route) => route.abort());
  await signIn();
  const dashboard = dashboardPage(page);
  const card = dashboard.card(title);
  await expect(card.getByRole('alert')).toContainText('تعذّر تحميل هذا الجزء');
  await dashboard.drawn();
  await expect(page.getByRole('alert')).toHaveCount(1);
  await page.unroute(actions);
  await card.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(dashboard.action(actionNames.late)).toHaveText(/\d$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('without the statistics they stand, and so does the rest', async ({ page, signIn }) => {
  await page.route('**/api/company/dashboard/stats', (route) => route.abort());
  await signIn();
  const dashboard = dashboardPage(page);
  await expect(page.getByRole('alert')).toContainText('عذراً، حدث خطأ');
  await expect(dashboard.action(actionNames.late)).toHaveText(/\d$/);
  await expect(dashboard.card('الحاويات حسب النوع والحجم').getByRole('table')).toBeVisible();
});

test('awaited, with nothing that waits or with something, the card is of one height, and nothing waits for it', async ({
  page,
  signIn,
}) => {
  const { open: arrive, opened: arrived } = gate();
  await page.route(actions, async (route) => {
    await arrived;
    const answer = await route.fetch();
    const { data } = await answer.json();
    const nothing = Object.keys(data).map((key) => [key, key === 'day' ? data.day : 0]);
    await route.fulfill({ json: { data: Object.fromEntries(nothing) } });
  });
  await signIn();
  const dashboard = dashboardPage(page);
  const card = dashboard.card(title);
  await dashboard.drawn();
  await expect(card).toContainText('جاري التحميل...');
  await page.setViewportSize({ width: 360, height: 900 });
  const heights = [await card.evaluate((item) => item.clientHeight)];
  arrive();
  await expect(card).toContainText('لا شيء ينتظر إجراءً منك الآن.');
  await expect(card.getByRole('link')).toHaveCount(0);
  heights.push(await card.evaluate((item) => item.clientHeight));
  await page.unroute(actions);
  await page.reload();
  await expect(dashboard.action(actionNames.late)).toHaveText(/\d$/);
  heights.push(await card.evaluate((item) => item.clientHeight));
  expect(new Set(heights).size, `heights ${heights}`).toBe(1);
});

test('what waits is accessible in both themes, on phones and on wide screens', async ({ page, signIn }) => {
  test.slow();
  await signIn();
  await dashboardPage(page).drawn();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await dashboardPage(page).drawn();
      await expectAccessible(page);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of Object.values(actionNames)) {
    const row = await dashboardPage(page).action(name).boundingBox();
    expect(row?.height).toBeGreaterThanOrEqual(44);
  }
});
