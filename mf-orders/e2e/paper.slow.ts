import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { printed } from '@hawiyat/shared/testing/printed-pages';
import type { Page } from '@playwright/test';
import { fulfillTiles } from './day-page.ts';
import { placedOrder } from './placed-order.ts';

test.use({ panelName: 'paper of orders' });

const company = 'شركة رواد الحاويات للنقل';

async function numbersOnPaper(page: Page): Promise<string> {
  const pages = await printed(await page.pdf({ preferCSSPageSize: true }));
  return pages.flatMap(({ runs }) => runs.map(({ text }) => text)).join(' ');
}

/** Whatever a press does is of no use on paper; an order's number is a button, too. */
async function expectNoActions(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const role of ['textbox', 'checkbox', 'combobox', 'tablist', 'radiogroup'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  await expect(main.getByRole('button', { name: /^(تعيين|تغيير|تقديم|نقل|اليوم)/ })).toHaveCount(0);
  await expect(main.getByRole('link', { name: /^الاتصال/ })).toHaveCount(0);
}

test('a day is on paper with company and date, and each stop with its container and what to do', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  await fulfillTiles(page);
  const day = riyadhDay(310);
  const order = await placedOrder(panel.url, session.token, {
    deliveryDate: day,
    deliveryLocation: { latitude: 24.7, longitude: 46.7 },
  });
  await signIn(`/orders?tab=accepted_orders&view=day&day=${day}`);
  const stop = page.locator('[data-stop]').filter({ hasText: order.containerNumber });
  await expect(stop).toBeVisible();
  const text = await numbersOnPaper(page);
  expect(text).toContain(order.containerNumber);

  await page.emulateMedia({ media: 'print' });
  await expect(stop.getByText(order.containerNumber, { exact: true })).toBeVisible();
  await expect(stop.getByText('توصيل', { exact: true })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(company)).toBeVisible();
  await expect(main.getByText(dayWithWeekday(day)).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'طلبات بلا سائق' })).toBeHidden();
  await expectNoActions(page);
});

test('the queue is on paper with company and date, and each task with its number and what to do', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  await placedOrder(panel.url, session.token, { deliveryDate: riyadhDay(0) });
  await signIn('/orders/work');
  const rows = page.getByRole('main').getByRole('listitem');
  const number = page.getByRole('button', { name: /^تفاصيل الطلب/ }).first();
  await expect(number).toBeVisible();
  const shown = (await number.textContent()) ?? '';
  expect(await numbersOnPaper(page)).toContain(/\d+/.exec(shown)?.[0]);

  await page.emulateMedia({ media: 'print' });
  await expect(number).toBeVisible();
  await expect(rows.filter({ hasText: shown }).getByText(/^(توصيل|إرجاع)/)).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText(company)).toBeVisible();
  await expect(main.getByText(dayWithWeekday(riyadhDay(0)))).toBeVisible();
  await expectNoActions(page);
});
