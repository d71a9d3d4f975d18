import { readFile } from 'node:fs/promises';
import { assignDriver, listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { listToolbar } from '@hawiyat/shared/testing/list-toolbar';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

// Without motion, so that axe never measures a color in transition.
test.use({ isTranslated: true, contextOptions: { reducedMotion: 'reduce' } });

const bar = (page: Page) => page.getByRole('region', { name: 'الطلبات المحددة' });
const box = (page: Page, n: number) => page.getByRole('checkbox', { name: /^تحديد الطلب / }).nth(n);
const checked = (page: Page) =>
  page
    .getByRole('checkbox', { name: /^تحديد الطلب / })
    .evaluateAll((boxes) => boxes.flatMap((one, at) => ((one as HTMLInputElement).checked ? [at] : [])));

test('rows are selected by keyboard alone, and all of them that need a driver get one', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const company = market(url, token);
  for (let n = 0; n < 3; n += 1) await company.order();
  const driver = await company.driver('نايف الرشيد');
  await signIn('/orders?tab=accepted_orders&driver=unassigned');
  const orders = ordersPage(page);
  await expect(orders.rows.first()).toBeVisible();

  await box(page, 0).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(box(page, 2)).toBeFocused();
  await expect.poll(() => checked(page)).toEqual([0, 1, 2]);
  await page.keyboard.press('Shift+ArrowUp');
  await expect.poll(() => checked(page)).toEqual([0, 1]);
  await page.keyboard.press('ArrowUp');
  await expect(box(page, 0)).toBeFocused();
  await expect(bar(page).getByRole('status')).toHaveText('حُدد طلبان');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await page.getByRole('checkbox', { name: 'تحديد الطلبات المعروضة' }).focus();
  await page.keyboard.press('Space');
  const all = await orders.total();
  await expect.poll(() => checked(page)).toHaveLength(all);
  await bar(page)
    .getByRole('button', { name: /^تعيين سائق لـ/ })
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: 'تعيين سائق لعدة طلبات' });
  await expect(dialog.getByText('متفرغ').first()).toBeVisible();
  await dialog.getByRole('button', { name: `تعيين السائق ${driver.name}` }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`تم تعيين السائق \u2068${driver.name}\u2069 لـ`)).toBeVisible();
  // They stay where they were, with their driver, until the selection ends.
  expect(await orders.column('السائق')).toEqual(Array.from({ length: all }, () => driver.name));
  await page.getByRole('button', { name: 'تراجع' }).click();
  await expect(page.getByText('تم إلغاء تعيين السائق')).toBeVisible();
  const { orders: free } = await askServer(url, token, listAcceptedOrders, {
    query: { driver: 'unassigned', open: 'true' },
  });
  expect(free).toHaveLength(all);
});

test('a task that somebody else was faster with says so, and the rest is assigned', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const company = market(url, token);
  const [one, other] = [await company.order(), await company.order()];
  const [mine, theirs] = [await company.driver('سطام المطيري'), await company.driver('فهد القحطاني')];
  await signIn('/orders?tab=accepted_orders&driver=unassigned');
  await page.getByRole('checkbox', { name: 'تحديد الطلبات المعروضة' }).click();
  await bar(page)
    .getByRole('button', { name: /^تعيين سائق لـ/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'تعيين سائق لعدة طلبات' });
  // The events of a colleague do not reach this page in time.
  await page.route('**/api/company/orders/driver', async (route) => {
    await askServer(url, token, assignDriver, {
      params: { orderId: other.id },
      body: { driverId: theirs.id },
    });
    await route.continue();
  });
  await dialog.getByRole('button', { name: `تعيين السائق ${mine.name}` }).click();
  await expect(dialog.getByText('تعذّر التعيين لـ طلب واحد:')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toHaveText(
    /تم تعيين سائق لهذا الطلب من قبل\. عيّن \u2068.+\u2069 السائق \u2068فهد القحطاني\u2069\./,
  );
  await dialog.getByRole('button', { name: 'إغلاق', exact: true }).click();
  const { orders } = await askServer(url, token, listAcceptedOrders, { query: { open: 'true' } });
  expect(orders.find(({ id }) => id === one.id)?.driverId).toBe(mine.id);
});

test('the list holds still while something is selected; a range by Shift; file and paper have what was selected', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await signIn('/orders?tab=accepted_orders&status=open');
  const orders = ordersPage(page);
  await box(page, 1).click();
  await box(page, 3).click({ modifiers: ['Shift'] });
  await expect.poll(() => checked(page)).toEqual([1, 2, 3]);
  await expect(page).not.toHaveURL(/details=/);
  await expect(bar(page).getByRole('status')).toHaveText('حُددت 3 طلبات');
  const numbers = (await orders.rows.locator('[data-details]').allTextContents()).slice(1, 4);

  await page.getByRole('heading', { level: 1 }).hover();
  const before = await orders.total();
  await market(url, token).order();
  await expect(page.getByRole('button', { name: 'تغيير واحد، عرضه' })).toBeVisible();
  expect(await orders.total()).toBe(before);
  expect(await checked(page)).toEqual([1, 2, 3]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'تصدير CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^الطلبات-المقبولة-\d{4}-\d\d-\d\d\.csv$/);
  const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(header).toMatch(/^\uFEFFرقم الطلب,رقم الحاوية,النوع,الحجم,يوم البدء,/);
  expect(lines.map((line) => line.split(',')[0])).toEqual(numbers);

  await page.evaluate(() => {
    window.print = () => document.documentElement.toggleAttribute('data-printed', true);
  });
  await bar(page).getByRole('button', { name: 'طباعة' }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('section', { has: page.getByRole('heading', { name: 'الطلبات المقبولة' }) });
  await expect(paper.getByText(/^مفتوحة · الطلبات المقبولة، مرتبة حسب/)).toBeVisible();
  await expect(paper.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('tab').first()).toBeHidden();
  await expect(orders.search).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));

  await bar(page).getByRole('button', { name: 'إلغاء التحديد' }).click();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(orders.total).toBe(before + 1);
});

test('on a phone cards are selected in a mode of their own, and nothing scrolls sideways', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn('/orders?tab=sub_orders');
  await listToolbar(page).press('تحديد');
  const card = page.getByRole('listitem').filter({ has: page.locator('[data-row]') });
  await card.first().click({ position: { x: 180, y: 90 } });
  await box(page, 1).click();
  await expect(bar(page).getByRole('status')).toHaveText('حُدد طلبان');
  await expect(page).not.toHaveURL(/details=/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await listToolbar(page).press('إنهاء التحديد');
  await expect(bar(page)).toBeHidden();
  await card.first().waitFor({ state: 'detached' });
  await page
    .getByRole('listitem')
    .first()
    .click({ position: { x: 180, y: 90 } });
  await expect(page).toHaveURL(/details=.+&task=/);
});
