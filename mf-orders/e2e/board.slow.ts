import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { driverApp, riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { boardPage, boardPath } from './board-page.ts';
import { ordersPage } from './orders-page.ts';
import { placedOrder } from './placed-order.ts';

// A lane shows its first twenty, and other tests deliver orders too.
test.use({ panelName: 'day' });

test('two clicks assign a driver from the board, and so do the keys; the card goes to its lane', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const [byMouse, byKeys] = [await placedOrder(panel.url, token), await placedOrder(panel.url, token)];
  const { card } = boardPage(page);
  const { dialog } = ordersPage(page);
  const assign = (number: string) =>
    card('في الانتظار', number).getByRole('button', { name: /^تعيين سائق للحاوية/ });
  await signIn(boardPath);

  await assign(byMouse.containerNumber).click();
  await dialog
    .getByRole('button', { name: /^تعيين السائق/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(card('مجدولة', byMouse.containerNumber)).toHaveCount(1);
  await expect(card('في الانتظار', byMouse.containerNumber)).toHaveCount(0);

  await assign(byKeys.containerNumber).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: /^تعيين السائق/ }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(card('مجدولة', byKeys.containerNumber)).toHaveCount(1);
});

test('what the driver does in his app moves the card, up to the proof, without a reload', async ({
  page,
  signIn,
  panel,
  session: { token },
}) => {
  const driver = await driverApp(panel.url, token, 'فيصل الدوسري');
  const { card } = boardPage(page);
  const statuses = page.getByRole('tabpanel').getByRole('status');
  await signIn(boardPath);
  await expect(boardPage(page).headings.first()).toBeVisible();
  await page.evaluate(() => Object.assign(window, { same: true }));

  const { id, containerNumber } = await placedOrder(panel.url, token);
  await expect(card('في الانتظار', containerNumber)).toContainText('تعيين سائق');
  await expect(statuses).toHaveText('تم قبول عرضك');
  await askServer(panel.url, token, assignDriver, {
    params: { orderId: id },
    body: { driverId: driver.driver.id },
  });
  await expect(card('مجدولة', containerNumber)).toContainText('فيصل الدوسري');
  await driver.move(id, { status: 'in_transit' });
  await expect(card('يتم التوصيل', containerNumber)).toHaveCount(1);
  await expect(statuses).toContainText('إلى يتم التوصيل');
  await driver.move(id, { status: 'delivered', proofOfDeliveryUrl: 'https://proofs.example/1.jpg' });
  await expect(card('تم التوصيل', containerNumber).getByRole('link', { name: 'تم التوصيل' })).toHaveAttribute(
    'href',
    'https://proofs.example/1.jpg',
  );
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('a lane shows twenty and leads to the rest; without orders the board says so, and what fails is tried again', async ({
  page,
  signIn,
}) => {
  const { headings, openFarFutures } = boardPage(page);
  const path = '**/api/company/orders/board*';
  await page.route(path, async (route) => {
    const answer = await route.fetch();
    const { lanes } = await answer.json();
    await route.fulfill({ json: { lanes: lanes.map((lane: object) => ({ ...lane, count: 2345 })) } });
  });
  await abortUntilRetried(page, path);
  await signIn(boardPath);
  const box = page.getByRole('alert');
  await expect(box).toContainText('تعذّر الاتصال بالخادم');
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(headings.first()).toBeVisible();
  await expect(box).toBeHidden();
  await openFarFutures();
  await page.getByRole('link', { name: 'عرض كل الطلبات (2,345)' }).first().click();
  await expect(page).toHaveURL('/orders?tab=accepted_orders&status=pending');
  await expect(listToolbar(page).chip('في الانتظار')).toBeVisible();

  await page.unroute(path);
  await page.route(path, (route) => route.fulfill({ json: { lanes: [] } }));
  await page.getByRole('radio', { name: 'لوحة' }).check({ force: true });
  await expect(page.getByText('لا توجد طلبات حاليًا')).toBeVisible();
});

interface AnsweredLane {
  readonly status: string;
  readonly orders: readonly object[];
}

/** Answers with six lanes: two of the demo’s waiting orders in each but one, on the given days. */
async function answerBoard(page: Page, days: readonly [string, string]) {
  const statuses = ['pending', 'scheduled', 'late', 'in_transit', 'delivered', 'completed'];
  await page.route('**/api/company/orders/board*', async (route) => {
    const answer = await route.fetch();
    const { lanes }: { lanes: AnsweredLane[] } = await answer.json();
    const [some] = lanes.filter(({ orders }) => orders.length > 0);
    const lane = (status: string) => {
      const orders = days.map((deliveryDate, at) => {
        const number = `ح-9${statuses.indexOf(status)}0${at}`;
        return { ...some?.orders[0], id: `${status} ${at}`, number, status, deliveryDate };
      });
      const [count, rest] = status === 'pending' ? [2, 75] : [2, 0];
      const ids = orders.map(({ id }) => id);
      return { status, orders, ids, count, subOrders: [], subOrderCount: rest };
    };
    const answered = statuses.filter((status) => status !== 'in_transit').map(lane);
    await route.fulfill({ response: answer, json: { lanes: answered } });
  });
}

test('what is due after this week is one line, by mouse and by keys; it stays open while the page does', async ({
  page,
  signIn,
}) => {
  await answerBoard(page, [riyadhDay(6), riyadhDay(7)]);
  const { board, cards, farFutures } = boardPage(page);
  await signIn(boardPath);
  await expect(farFutures).toHaveCount(2);
  const fold = farFutures.first();
  await expect(fold).toHaveAccessibleName('بعد هذا الأسبوع، 76 طلبًا');
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(cards('في الانتظار')).toHaveText([/ح-9000/]);
  await expect(board.getByRole('link', { name: 'عرض كل الطلبات الفرعية (75)' })).toHaveCount(0);
  // Late work and work under way are today’s, whatever day they have.
  await expect(cards('متأخرة')).toHaveCount(2);

  await fold.click();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await expect(cards('في الانتظار')).toHaveText([/ح-9000/, /ح-9001/]);
  await expect(cards('في الانتظار').last()).toBeInViewport();
  await expect(board.getByRole('link', { name: 'عرض كل الطلبات الفرعية (75)' })).toBeVisible();
  await page.getByRole('radio', { name: 'جدول' }).check({ force: true });
  await expect(board).toBeHidden();
  await page.getByRole('radio', { name: 'لوحة' }).check({ force: true });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.press('Enter');
  await expect(fold).toBeFocused();
  await expect(fold).toHaveAttribute('aria-expanded', 'false');
  await expect(cards('في الانتظار')).toHaveCount(1);
});

test('at 1440 pixels six lanes are on the page, and an empty one is as narrow as its title', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await answerBoard(page, [riyadhDay(0), riyadhDay(1)]);
  const { board, headings } = boardPage(page);
  await signIn(boardPath);
  await expect(headings).toHaveCount(6);
  expect(await board.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  const empty = headings.filter({ hasText: /^يتم التوصيل، 0/ }).locator('../..');
  expect((await empty.boundingBox())?.width).toBeLessThan(172);
  await expect(empty).toHaveText(/0$/);
});
