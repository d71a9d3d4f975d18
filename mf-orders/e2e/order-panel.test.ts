import { listAcceptedOrders } from '@hawiyat/shared/contract/orders/orders';
import { listSubOrders } from '@hawiyat/shared/contract/orders/sub-orders';
import { day } from '@hawiyat/shared/locale/dates';
import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { market } from './market.ts';
import { ordersPage } from './orders-page.ts';

// Without motion, so that axe never measures a color in transition.
test.use({ isTranslated: true, contextOptions: { reducedMotion: 'reduce' } });

const panelOf = (page: Page) => page.getByRole('dialog', { name: /^تفاصيل الطلب/ });
const details = (page: Page, number = '') =>
  page.getByRole('button', { name: new RegExp(`^تفاصيل الطلب .?${number}`) });

test('a press on a row opens the order beside the list, with an address; back and Esc close it', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const orders = ordersPage(page);
  const { orders: all } = await askServer(url, token, listAcceptedOrders, { query: { open: 'true' } });
  const [first, second] = all;
  await signIn('/orders?tab=accepted_orders&status=open');
  await orders.rows
    .first()
    .getByText(first?.Container.type ?? '')
    .click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`تفاصيل الطلب ${first?.number}`);
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  for (const title of ['الموقع', 'السائق', 'ملاحظات الشركة', 'سجل الطلب'])
    await expect(panel.getByRole('heading', { name: title })).toBeVisible();
  expect(page.url()).toContain(`details=${first?.id}`);
  await expectAccessible(page);

  // The list beside it stays usable, by keyboard too.
  await details(page, second?.number).press('Enter');
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`تفاصيل الطلب ${second?.number}`);
  // It holds still although the pointer has left it.
  await page.mouse.move(100, 600);
  await market(url, token).order();
  await expect(page.getByRole('button', { name: 'تغيير واحد، عرضه' })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`تفاصيل الطلب ${second?.number}`);
  await page.goBack();
  await expect(panel).toBeHidden();

  await details(page).first().click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(details(page).first()).toBeFocused();
});

test('the proof of each delivered order of the demo is a picture, which its panel shows', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const { orders } = await askServer(url, token, listAcceptedOrders, { query: { status: 'delivered' } });
  // Drivers of other tests deliver meanwhile, with proofs that are elsewhere.
  const shown = orders.filter(({ proofOfDeliveryUrl }) => !proofOfDeliveryUrl?.startsWith('https://proofs.'));
  const proofs = shown.map(({ proofOfDeliveryUrl }) => new URL(proofOfDeliveryUrl ?? 'missing:', url).href);
  expect(proofs.length).toBeGreaterThan(5);
  for (const proof of new Set(proofs)) {
    const answer = await page.request.get(proof);
    expect([proof, answer.status(), answer.headers()['content-type']]).toEqual([proof, 200, 'image/webp']);
  }
  await signIn(`/orders?tab=accepted_orders&details=${shown[0]?.id}`);
  const picture = panelOf(page).getByRole('img', { name: 'إثبات التوصيل' });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
});

test('an order that is not there, and one that cannot be had', async ({ page, signIn }) => {
  await signIn('/orders?tab=accepted_orders&details=00000000-0000-4000-8000-000000000000');
  await expect(panelOf(page).getByText('لم يعد هذا الطلب موجودًا')).toBeVisible();
  await page.route('**/api/company/orders/11111111-*', (route) => route.abort());
  await page.goto('/orders?tab=accepted_orders&details=11111111-0000-4000-8000-000000000000');
  await expect(panelOf(page).getByRole('alert')).toContainText('تعذّر الاتصال بالخادم.');
  await expect(panelOf(page).getByRole('button', { name: 'إعادة المحاولة' })).toBeVisible();
});

test('a note survives a failure; a driver is assigned, changed with a reason and taken off', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const company = market(url, token);
  const { id } = await company.order();
  const one = await company.driver('سالم الدوسري');
  const other = await company.driver('فهد القحطاني');
  await signIn(`/orders?tab=accepted_orders&details=${id}`);
  const panel = panelOf(page);
  const timeline = panel.getByRole('list', { name: 'سجل الطلب' });

  const notes = `**/api/company/orders/${id}/notes`;
  await page.route(notes, (route) => route.abort());
  await panel.getByLabel('ملاحظة جديدة').fill('الباب من الشارع الخلفي');
  await panel.getByRole('button', { name: 'إضافة الملاحظة' }).click();
  await expect(panel.getByRole('alert')).toContainText('تعذّر الاتصال بالخادم.');
  await expect(panel.getByLabel('ملاحظة جديدة')).toHaveValue('الباب من الشارع الخلفي');
  await page.unroute(notes);
  await panel.getByRole('button', { name: 'إضافة الملاحظة' }).click();
  await expect(panel.getByRole('list', { name: 'ملاحظات الشركة' })).toContainText('الباب من الشارع الخلفي');
  await expect(panel.getByLabel('ملاحظة جديدة')).toHaveValue('');

  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const choose = (name: string, title: string) =>
    dialog(title)
      .getByRole('button', { name: `تعيين السائق ${name}` })
      .click();
  await panel.getByRole('button', { name: 'تعيين سائق للتوصيل' }).click();
  await choose(one.name, 'تعيين سائق');
  await expect(timeline).toContainText(`تم تعيين السائق \u2068${one.name}\u2069`);

  await panel.getByRole('button', { name: /^تغيير سائق الطلب/ }).click();
  await choose(other.name, 'تغيير السائق');
  await expect(dialog('تغيير السائق').getByLabel('سبب التغيير')).toHaveAccessibleDescription(
    /يرجى كتابة سبب/,
  );
  await dialog('تغيير السائق').getByLabel('سبب التغيير').fill('أقرب إلى الموقع');
  await choose(other.name, 'تغيير السائق');
  await expect(timeline).toContainText('أقرب إلى الموقع');
  await expect(panel.getByText(other.name, { exact: true })).toBeVisible();

  await panel.getByRole('button', { name: /^إلغاء تعيين سائق الطلب/ }).click();
  await dialog('إلغاء تعيين السائق').getByRole('button', { name: 'إلغاء التعيين' }).click();
  await expect(timeline).toContainText(`تم إلغاء تعيين السائق \u2068${other.name}\u2069`);
  await expect(panel.getByText('لم يُعيَّن سائق').first()).toBeVisible();
});

test('what one opens an order for is in the first screen: whom to call, the price, the driver; the map is below', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const { id } = await market(url, token).order();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(`/orders?tab=accepted_orders&details=${id}`);
  const panel = panelOf(page);
  const customer = panel.getByRole('region', { name: 'المستلم' });
  await expect(customer).toContainText('نورة القحطاني');
  await expect(customer).toContainText(/05\d \d{3} \d{4}/);
  await expect(customer.getByRole('link', { name: /^الاتصال بـ .نورة القحطاني.$/ })).toHaveAttribute(
    'href',
    /^tel:\+9665\d{8}$/,
  );
  await expect(customer.getByRole('link', { name: /^مراسلة .نورة القحطاني. عبر واتساب/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/9665\d{8}$/,
  );
  const driver = panel.getByRole('button', { name: /^تعيين سائق للطلب/ }).first();
  for (const part of [customer, panel.getByText('في الانتظار').first(), panel.getByText('450.00'), driver])
    await expect(part).toBeInViewport({ ratio: 1 });
  const top = async (part: typeof driver) => (await part.boundingBox())?.y ?? Number.NaN;
  const place = panel.getByRole('heading', { name: 'الموقع' });
  expect(await top(customer)).toBeLessThan(await top(driver));
  expect(await top(driver)).toBeLessThan(await top(place));
  const acceptances = panel
    .getByRole('list', { name: 'سجل الطلب' })
    .getByRole('listitem')
    .filter({ hasText: 'تم قبول' });
  await expect(acceptances).toContainText(['تم قبول عرضك']);
});

test('a sub-order opens in its order, which says first what it is about; its address opens it again', async ({
  page,
  signIn,
  panel: { url },
  session: { token },
}) => {
  const { subOrders } = await askServer(url, token, listSubOrders, { query: { open: 'true' } });
  const [first, second] = subOrders;
  await signIn('/orders?tab=sub_orders');
  await ordersPage(page)
    .rows.nth(1)
    .getByText(second?.Order.Container.type ?? '')
    .click();
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`تفاصيل الطلب ${second?.number}`);
  await expect(page).toHaveURL(new RegExp(`details=${second?.Order.id}&task=${second?.id}$`));
  const opened = panel.getByRole('region', { name: `الطلب الفرعي \u2068${second?.number}\u2069` });
  await expect(opened).toContainText(day(second?.deliveryDate ?? ''));
  const item = panel.getByRole('list', { name: 'الطلبات الفرعية' }).locator('[aria-current]');
  await expect(item).toContainText(second?.number ?? '');
  await expectAccessible(page);
  await page.reload();
  await expect(opened).toBeVisible();
  await details(page, first?.number).click();
  await expect(panel.getByRole('heading', { level: 2 })).toHaveText(`تفاصيل الطلب ${first?.number}`);
  await page.keyboard.press('Escape');
  await expect(details(page, first?.number)).toBeFocused();
});

test('on a phone the order fills the screen, and nothing scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await signIn('/orders?tab=accepted_orders');
  await details(page).first().click();
  await expect(panelOf(page).getByRole('heading', { name: 'سجل الطلب' })).toBeAttached();
  expect(await panelOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 780 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await expectAccessible(page);
  await panelOf(page).getByRole('button', { name: 'إغلاق التفاصيل' }).click();
  await expect(panelOf(page)).toBeHidden();
});
