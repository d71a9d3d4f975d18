import { listStops } from '@hawiyat/shared/contract/orders/board';
import { assignDriver } from '@hawiyat/shared/contract/orders/orders';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { dayPage, dragTo, fulfillTiles } from './day-page.ts';
import { market } from './market.ts';
import { placedOrder } from './placed-order.ts';

// Every test has a day of its own, on which nobody else has anything to do.
test.use({ isTranslated: true, panelName: 'day', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => fulfillTiles(page));

const address = (day: string) => `/orders?tab=accepted_orders&view=day&day=${day}`;
/** The notices of the page: what was done, and what failed. */
const notice = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true });

/** @returns which driver has which of the day's containers, in his order */
async function plan(url: string, token: string, day: string) {
  const { stops } = await askServer(url, token, listStops, { query: { day } });
  return stops.map(({ driverName, Container }) => `${Container.containerNumber} ${driverName ?? '—'}`);
}

test('a stop that is dragged to a driver becomes his, and one that is dragged up comes earlier', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const day = riyadhDay(281);
  const driver = await market(url, token).driver('راكان الشمري');
  const near = await placedOrder(url, token, { deliveryDate: day });
  const far = await placedOrder(url, token, {
    ...{ deliveryDate: day, deliveryLocation: { latitude: 24.9, longitude: 46.7 } },
  });
  const { laneOf, card, cards, unassigned } = dayPage(page);
  await signIn(address(day));
  await dragTo(card('بلا سائق', near.containerNumber), laneOf(driver.name));
  await expect(notice(page, /تم تعيين السائق .*راكان الشمري/)).toBeVisible();
  await expect(cards(driver.name)).toContainText([near.containerNumber]);
  await dragTo(card('بلا سائق', far.containerNumber), laneOf(driver.name));
  await expect(unassigned).toHaveCount(0);
  await expect(cards(driver.name)).toContainText([near.containerNumber, far.containerNumber]);
  // Acknowledged: what is still being sent cannot be dragged.
  await expect(cards(driver.name)).toContainText(['مجدولة', 'مجدولة']);
  await expect(laneOf(driver.name)).toContainText('ترتيب مقترح: الأقرب فالأقرب');
  await expect(cards(driver.name).nth(1)).toContainText(/دقيقة · .*كم/);
  await expect(page.getByText(/مسافة مستقيمة × 1\.3/)).toBeVisible();

  await dragTo(card(driver.name, far.containerNumber), cards(driver.name).first(), { x: 60, y: 4 });
  await expect(cards(driver.name)).toContainText([far.containerNumber, near.containerNumber]);
  await expect(laneOf(driver.name)).toContainText('ترتيب محفوظ');
  await expect
    .poll(() => plan(url, token, day))
    .toEqual([`${far.containerNumber} ${driver.name}`, `${near.containerNumber} ${driver.name}`]);
});

test('who is slower than a colleague hears whom the stop has, and it goes where it belongs', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const day = riyadhDay(282);
  const [mine, theirs] = [
    await market(url, token).driver('سلطان الرشيدي'),
    await market(url, token).driver('مشعل البقمي'),
  ];
  const [fought, kept] = [
    await placedOrder(url, token, { deliveryDate: day }),
    await placedOrder(url, token, { deliveryDate: day }),
  ];
  const { laneOf, card } = dayPage(page);
  await signIn(address(day));
  await page.route('**/assign-driver', async (route) => {
    const params = { orderId: fought.id };
    await askServer(url, token, assignDriver, { params, body: { driverId: theirs.id } });
    await route.continue();
  });
  await dragTo(card('بلا سائق', fought.containerNumber), laneOf(mine.name));
  await expect(notice(page, 'تم تعيين سائق لهذا الطلب من قبل.')).toBeVisible();
  await expect(card(theirs.name, fought.containerNumber)).toHaveCount(1);

  await page.unroute('**/assign-driver');
  await page.route('**/assign-driver', (route) => route.abort());
  await dragTo(card('بلا سائق', kept.containerNumber), laneOf(mine.name));
  await expect(notice(page, /تعذّر الاتصال بالخادم/)).toBeVisible();
  await expect(card('بلا سائق', kept.containerNumber)).toHaveCount(1);
  await expect(card(mine.name, kept.containerNumber)).toHaveCount(0);
});

test('from one driver to another takes a reason; left without one, the stop stays', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const day = riyadhDay(283);
  const [from, to] = [
    await market(url, token).driver('عبدالعزيز المالكي'),
    await market(url, token).driver('تركي العنزي'),
  ];
  const { id, containerNumber } = await placedOrder(url, token, { deliveryDate: day });
  await askServer(url, token, assignDriver, { params: { orderId: id }, body: { driverId: from.id } });
  const { laneOf, card } = dayPage(page);
  const dialog = page.getByRole('dialog', { name: 'نقل إلى…' });
  await signIn(address(day));
  await dragTo(card(from.name, containerNumber), laneOf(to.name));
  await expect(dialog).toContainText(`من \u2068${from.name}\u2069 إلى \u2068${to.name}\u2069`);
  await dialog.getByRole('button', { name: 'نقل', exact: true }).click();
  await expect(dialog.getByText('يرجى كتابة سبب التغيير أولًا.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'رجوع' }).click();
  await expect(card(from.name, containerNumber)).toHaveCount(1);

  await dragTo(card(from.name, containerNumber), laneOf(to.name));
  await dialog.getByRole('button', { name: 'تعطل الشاحنة' }).click();
  await dialog.getByRole('button', { name: 'نقل', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(card(to.name, containerNumber)).toHaveCount(1);
  expect(await plan(url, token, day)).toEqual([`${containerNumber} ${to.name}`]);
});

test('by keyboard alone: to a driver, then to another place; and the same on a phone', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const day = riyadhDay(284);
  const driver = await market(url, token).driver('ياسر الجهني');
  const one = await placedOrder(url, token, { deliveryDate: day });
  const other = await placedOrder(url, token, { deliveryDate: day });
  const { card, cards, menuOf } = dayPage(page);
  const dialog = page.getByRole('dialog', { name: 'نقل إلى…' });
  await signIn(address(day));
  for (const { containerNumber } of [one, other]) {
    await menuOf(containerNumber).focus();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: `نقل إلى \u2068${driver.name}\u2069` }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(card(driver.name, containerNumber)).toHaveCount(1);
    await expect(menuOf(containerNumber)).toBeFocused();
  }
  await expect(cards(driver.name)).toContainText(['مجدولة', 'مجدولة']);
  const order = async () => (await cards(driver.name).getByRole('strong').allTextContents()).join(' ');
  const [first = '', second = ''] = (await order()).split(' ');
  await menuOf(first).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('الموقع 1 من 2')).toBeVisible();
  await dialog.getByRole('button', { name: 'تأخير' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('الموقع 2 من 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(order).toBe(`${second} ${first}`);
  await expect(menuOf(first)).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.locator('[draggable=true]')).toHaveCount(0);
  await menuOf(second).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'إلغاء تعيين السائق' }).click();
  await page
    .getByRole('dialog', { name: 'إلغاء تعيين السائق' })
    .getByRole('button', { name: 'إلغاء التعيين' })
    .click();
  await expect(card('بلا سائق', second)).toHaveCount(1);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await expectAccessible(page);
});
