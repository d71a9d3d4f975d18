import { changeOrderDriver } from '@hawiyat/shared/contract/fleet/driver-changes';
import { addDriver } from '@hawiyat/shared/contract/fleet/drivers';
import { fetchOrder } from '@hawiyat/shared/contract/orders/order-details';
import { listWork } from '@hawiyat/shared/contract/orders/work';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { freshDigits } from '@hawiyat/shared/testing/fresh-digits';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { dialogsPage } from './dialogs-page.ts';
import { market } from './market.ts';

// Its numbers are those of the whole company. Without motion, so that axe never measures a color in transition.
test.use({ isTranslated: true, panelName: 'work', contextOptions: { reducedMotion: 'reduce' } });

const toasts = (page: Page) => page.getByRole('region', { name: 'الإشعارات' });
const suggested = (page: Page) => page.getByRole('button', { name: /^تعيين السائق .* للطلب/ });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Presses keys of a keyboard with Arabic letters, and counts them. */
async function arabicKeyboard(page: Page) {
  const browser = await page.context().newCDPSession(page);
  let presses = 0;
  return {
    presses: () => presses,
    async press(code: string, key: string) {
      presses += 1;
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await browser.send('Input.dispatchKeyEvent', { type, code, key });
    },
  };
}

test('ten tasks without a driver are assigned by keyboard alone, one key each, with Arabic letters', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  test.slow();
  const elsewhere = market(url, token);
  const work = () => askServer(url, token, listWork, {});
  const withoutDriver = ({ withoutDriver: { now, tomorrow } }: Awaited<ReturnType<typeof work>>) =>
    now + tomorrow;
  for (let missing = 10 - withoutDriver(await work()); missing > 0; missing -= 1)
    await elsewhere.order({ deliveryDate: riyadhDay(0) });
  expect(withoutDriver(await work())).toBe(10);

  await signIn('/orders/work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('عمل اليوم');
  await expect(suggested(page)).toHaveCount(10);
  const { press, presses } = await arabicKeyboard(page);
  const begun = Date.now();
  for (let left = 10; left > 0; left -= 1) {
    await press('KeyA', 'ش');
    await expect(suggested(page)).toHaveCount(left - 1);
  }
  await expect.poll(async () => (await work()).withoutDriver).toEqual({ now: 0, tomorrow: 0 });
  console.log(`Ten tasks assigned by keyboard: ${presses()} presses, ${(Date.now() - begun) / 1000} s`);
  expect(presses()).toBe(10);
  await expect(toasts(page)).toContainText('عُيّن 10 سائقين');
  await expect(toasts(page).getByRole('button', { name: 'تراجع عن الأخير' })).toHaveCount(1);

  // The newest is undone, and what was assigned stands in its place meanwhile.
  await page.keyboard.press('Control+KeyZ');
  await expect.poll(async () => withoutDriver(await work())).toBe(1);
  await expect(toasts(page)).toContainText('تم إلغاء تعيين السائق');
});

test('from a request to a sent offer in two keys; then the queue says so, and its toast withdraws it', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await market(url, token).order();
  const { requests } = await askServer(url, token, listWork, {});
  const at = requests.findIndex(({ suggestedPrice }) => suggestedPrice !== null);
  const { dialog, price } = dialogsPage(page);
  await signIn('/orders/work');
  const row = rows(page)
    .filter({ has: page.getByRole('button', { name: /^تقديم عرض على/ }) })
    .nth(at);
  await row.focus();
  await page.keyboard.press('KeyO');
  await expect(price).toHaveValue(requests[at]?.suggestedPrice?.toFixed(2) ?? '');
  await price.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(toasts(page)).toContainText('تم تقديم العرض');
  await expect(rows(page).filter({ hasText: /تم تقديم العرض/ })).toHaveCount(1);

  await toasts(page).getByRole('button', { name: 'تراجع' }).last().click();
  await expect(toasts(page)).toContainText('تم سحب العرض');
});

test('an assignment from a list is undone by its toast, and the timeline has both; not once somebody has acted', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const order = await market(url, token).order({ deliveryDate: riyadhDay(2) });
  const { assignTo, choose, dialog } = dialogsPage(page);
  await signIn(`/orders?tab=accepted_orders&q=${order.containerNumber}`);
  const assign = async () => {
    await assignTo(order.containerNumber).first().click();
    await choose.first().click();
    await expect(dialog).toBeHidden();
  };
  const undo = toasts(page).getByRole('button', { name: 'تراجع' }).last();
  const details = async () =>
    (await askServer(url, token, fetchOrder, { params: { orderId: order.id } })).details;
  await assign();
  await expect(toasts(page)).toContainText(`للطلب \u2068${(await details()).order.number}\u2069`);
  await undo.click();
  await expect(toasts(page)).toContainText('تم إلغاء تعيين السائق');
  await expect(assignTo(order.containerNumber).first()).toBeVisible();
  const { timeline } = await details();
  expect(timeline.filter(({ type }) => type === 'order.assigned')).toHaveLength(2);

  await assign();
  const from = (await details()).order.driverId ?? '';
  const other = { name: 'بندر الشمري', phone: `05${freshDigits()}`, identityNumber: `11${freshDigits()}` };
  const { driver } = await askServer(url, token, addDriver, { body: other });
  const body = { from, driverId: driver.id, reason: 'أقرب إلى الموقع' };
  await askServer(url, token, changeOrderDriver, { params: { orderId: order.id }, body });
  await undo.click();
  await expect(toasts(page)).toContainText('أصبح سائق هذا الطلب بندر الشمري.');
});

test('queue, strip and dashboard name one number', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await market(url, token).order({ deliveryDate: riyadhDay(0) });
  const { withoutDriver } = await askServer(url, token, listWork, {});
  await signIn('/dashboard');
  const action = page.getByRole('link', { name: /^لم يُعيَّن سائق، موعدها اليوم أو قبله/ });
  await expect(action).toContainText(String(withoutDriver.now));
  await page.goto('/orders');
  const { strip } = dialogsPage(page);
  await expect(strip).toContainText(`${pluralizeInline(withoutDriver.now, 'order')} بلا سائق`);
  await strip.getByRole('link', { name: 'عمل اليوم' }).click();
  await expect(suggested(page)).toHaveCount(withoutDriver.now + withoutDriver.tomorrow);
});

test('keys move and open, are off in a dialog, and can be switched off for good', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  await market(url, token).order({ deliveryDate: riyadhDay(0) });
  const { dialog } = dialogsPage(page);
  await signIn('/orders/work');
  await expect(suggested(page).first()).toBeVisible();
  // The first key shows which row is current: the first that asks for something.
  const waiting = rows(page).filter({ has: suggested(page) });
  await page.keyboard.press('KeyJ');
  await expect(waiting.first()).toBeFocused();
  await rows(page).nth(0).focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press('KeyK');
  await expect(rows(page).nth(0)).toBeFocused();
  await expect(rows(page).nth(0)).toHaveAccessibleName(/^ح-\d+.*، /);

  const before = await waiting.count();
  await waiting.first().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('KeyA');
  // The letter went to the search; the first Esc empties it.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(waiting).toHaveCount(before);
  await expect(waiting.first()).toBeFocused();

  await page.getByRole('checkbox', { name: 'مفاتيح الاختصار' }).uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'مفاتيح الاختصار' })).not.toBeChecked();
  await waiting.first().focus();
  await page.keyboard.press('KeyA');
  await page.keyboard.press('KeyJ');
  await expect(waiting.first()).toBeFocused();
  await expect(waiting).toHaveCount(before);
});

test('the line about documents stands apart from the progress above and the rows below', async ({
  page,
  signIn,
}) => {
  const documents = {
    ...{ expired: true, text: 'انتهت صلاحيتها: وثيقة واحدة' },
    ...{ address: '/vehicles?tab=documents', action: 'عرض الوثائق' },
  };
  await page.route('**/api/company/orders/work', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, documents } });
  });
  await signIn('/orders/work');
  const line = page.getByRole('link', { name: 'عرض الوثائق' }).locator('../..');
  await expect(line).toBeVisible();
  const progress = page.getByRole('main').getByRole('img', { name: /^أُنجز/ });
  const [above, middle, below] = [
    await progress.boundingBox(),
    await line.boundingBox(),
    await page.getByRole('main').locator('section').first().boundingBox(),
  ];
  if (!above || !middle || !below) throw new Error('A part has no box');
  expect(middle.y - (above.y + above.height)).toBeGreaterThanOrEqual(12);
  expect(below.y - (middle.y + middle.height)).toBeGreaterThanOrEqual(12);
});

test('a queue of 1,000 tasks is drawn as far as somebody reads', async ({ page, signIn }) => {
  await page.route('**/api/company/orders/work', async (route) => {
    const answer = await (await route.fetch()).json();
    const [task] = [...answer.overdue, ...answer.unassigned, ...answer.today];
    const overdue = Array.from({ length: 1000 }, (_, at) => ({ ...task, id: `task-${at}` }));
    const rest = { unassigned: [], today: [], requests: [] };
    await route.fulfill({ json: { ...answer, ...rest, overdue } });
  });
  await signIn('/orders/work');
  await expect(rows(page).nth(39)).toBeAttached();
  const drawn = await rows(page).count();
  expect(drawn).toBeLessThanOrEqual(80);
  await rows(page).last().focus();
  await expect.poll(() => rows(page).count()).toBeGreaterThan(drawn);
  expect(await rows(page).count()).toBeLessThan(1000);
});

for (const [width, colorScheme] of [
  [1440, 'light'],
  [360, 'dark'],
] as const) {
  test(`the queue is accessible and fits, ${colorScheme}, ${width} px`, async ({ page, signIn }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await signIn('/orders/work');
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    if (width > 1000) return;
    for (const button of await rows(page)
      .getByRole('button', { name: /^(تعيين|اختيار|تقديم)/ })
      .all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}
