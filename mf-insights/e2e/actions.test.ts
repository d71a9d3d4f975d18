import { addContainer } from '@hawiyat/shared/contract/fleet/containers';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { customerApp, driverApp, orderOf } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { dashboardPage } from './dashboard-page.ts';
import { actionNames } from './expect-figures.ts';

test.use({ isTranslated: true });

const actions = '**/api/company/dashboard/actions';
const title = 'يحتاج إلى إجراء الآن';
const kind = { containerType: 'حاويات نفايات', containerSize: '6 yard' } as const;

async function countOf(page: Page, name: string): Promise<number> {
  const text = await dashboardPage(page).action(name).locator('bdi').textContent();
  return Number(text?.replaceAll(',', ''));
}

test('a request, an order, its assignment and its delivery elsewhere change the figures without a reload', {
  tag: '@slow',
}, async ({ page, panel, signIn, session: { token } }) => {
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
    await countOf(page, actionNames.requests),
    await countOf(page, actionNames.withoutDriver),
  ];
  const [underWay, out] = [Number(await pending.textContent()), Number(await rented.textContent())];
  const shows = (name: string, amount: number) => expect.poll(() => countOf(page, name)).toBe(amount);

  await customer.place();
  await shows(actionNames.requests, requests + 1);

  const { id } = await orderOf(panel.url, token, kind);
  await shows(actionNames.withoutDriver, unassigned + 1);
  await expect(pending).toHaveText(String(underWay + 1));

  await askServer(panel.url, token, assignDriver, {
    params: { orderId: id },
    body: { driverId: driver.driver.id },
  });
  await shows(actionNames.withoutDriver, unassigned);
  await driver.move(id, { status: 'in_transit' });
  await driver.move(id, { status: 'delivered', proofOfDeliveryUrl: 'https://proofs.example/x.jpg' });
  await expect(rented).toHaveText(String(out + 1));
  await expect(page.locator('body[data-same-page]')).toBeAttached();
});

test('what waits stands first, the overdue before the due, and zeros are a quiet line below, also on a phone', async ({
  page,
  signIn,
}) => {
  await page.route(actions, async (route) => {
    const { data } = await (await route.fetch()).json();
    const withoutDriver = { now: 3, tomorrow: 0 };
    const counts = { withoutDriver, lateOrders: 0, overdueReturns: 2 };
    await route.fulfill({ json: { data: { ...data, ...counts, requestsWithoutOffer: 10 } } });
  });
  await signIn();
  const dashboard = dashboardPage(page);
  const links = dashboard.card(title).getByRole('listitem').getByRole('link');
  const { overdue, withoutDriver, requests, tomorrow, late } = actionNames;
  await expect(links).toHaveText([
    ...[`${overdue}2`, `${withoutDriver}3`, `${requests}10`],
    ...[`${tomorrow}0`, `${late}0`],
  ]);
  const sizes = () =>
    links.evaluateAll((all) =>
      all.map((link) => Number.parseFloat(getComputedStyle(link.querySelector('bdi') ?? link).fontSize)),
    );
  const [live = 0, , , quiet = 0] = await sizes();
  expect(live).toBeGreaterThan(1.5 * quiet);
  await page.setViewportSize({ width: 390, height: 844 });
  const top = async (name: string) => (await dashboard.action(name).boundingBox())?.y ?? 0;
  await expect.poll(async () => (await top(late)) - (await top(tomorrow))).toBe(0);
  expect(await top(tomorrow)).toBeGreaterThan(await top(requests));
});

test('actions that fail to load report it in their own card, and the retry brings them', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  // What never reached the server the page asks again by itself, and this waits for the press.
  await page.route(actions, (route) =>
    route.fulfill({ status: 500, json: { message: 'حدث خطأ غير متوقع.' } }),
  );
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
