import type { AcceptedOrder } from '@hawiyat/shared/contract/orders/orders';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

const accepted = '/api/company/orders/accepted';

test('a status that nobody knows is shown raw, a proof is a link only by https, a failed sub-order is red', async ({
  page,
  signIn,
}) => {
  const orders = ordersPage(page);
  const proofs = ['http://proofs.example/1.jpg', 'javascript:alert(1)', 'https://proofs.example/1.jpg'];
  await page.route(`**${accepted}?*`, async (route) => {
    const answer = await route.fetch();
    const { orders: all, ...rest } = await answer.json();
    const [raw, ...others] = all;
    const changed = others.map((other: AcceptedOrder, at: number) =>
      at < 3 ? { ...other, status: 'delivered', proofOfDeliveryUrl: proofs[at] } : other,
    );
    await route.fulfill({
      response: answer,
      json: { ...rest, orders: [{ ...raw, status: 'at_customs' }, ...changed] },
    });
  });
  await signIn('/orders?tab=accepted_orders');
  await expect(orders.rows.first()).toBeVisible();
  expect((await orders.column('الحالة')).slice(0, 4)).toEqual(['at_customs', ...Array(3).fill('تم التوصيل')]);
  await expect(orders.rows.first().locator('bdi', { hasText: 'at_customs' })).toHaveAttribute('dir', 'ltr');
  for (const [row, links] of [0, 0, 0, 1].entries())
    await expect(orders.rows.nth(row).getByRole('link')).toHaveCount(links);
  await expect(orders.rows.nth(3).getByRole('link')).toHaveAttribute('href', proofs[2] ?? '');

  await page.goto('/orders?tab=sub_orders&status=failed');
  await expect(orders.rows.first().getByText('ملغاة')).toHaveCSS('color', 'rgb(180, 35, 24)');
});

test('without any order the tab says so; while it loads it says that', async ({ page, signIn }) => {
  const { open: arrive, opened: arrived } = gate();
  await page.route('**/api/company/orders/pending*', async (route) => {
    await arrived;
    await route.fulfill({ json: { orders: [], total: 0 } });
  });
  await signIn('/orders');
  await expect(page.getByText('جاري تحميل الطلبات...')).toBeAttached();
  arrive();
  await expect(page.getByText('لا توجد طلبات حاليًا').last()).toBeVisible();
});

test('the proof of a delivered order opens in a new tab', async ({ page, context, signIn }) => {
  await signIn('/orders?tab=accepted_orders&status=delivered');
  const proof = page.getByRole('link', { name: 'تم التوصيل' }).first();
  await expect(proof).toHaveAttribute('target', '_blank');
  await expect(proof).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(proof).toHaveAccessibleDescription('فتح إثبات التوصيل في علامة تبويب جديدة');
  const address = (await proof.getAttribute('href')) ?? '';
  await context.route(address, (route) => route.fulfill({ body: 'proof' }));
  const [opened] = await Promise.all([context.waitForEvent('page'), proof.click()]);
  await expect(opened).toHaveURL(address);
  expect(await opened.evaluate(() => window.opener)).toBeNull();
});

test('a driver is assigned once, and another page sees it without being reloaded', async ({
  page,
  context,
  signIn,
}) => {
  const open = '/orders?tab=accepted_orders&driver=unassigned&status=pending';
  const orders = ordersPage(page);
  await signIn(open);
  const assign = page.getByRole('button', { name: /^تعيين سائق للحاوية/ });
  await expect(assign.first()).toBeVisible();
  const number = (await orders.rows.first().locator('bdi').first().textContent()) ?? '';

  const elsewhere = await context.newPage();
  await elsewhere.goto(`/orders?tab=accepted_orders&q=${number}`);
  await expect(elsewhere.getByRole('button', { name: /^تعيين سائق للحاوية/ }).first()).toBeVisible();

  await page.bringToFront();
  await assign.first().click();
  await orders.dialog.getByRole('searchbox', { name: 'البحث عن سائق...' }).fill('لا سائق');
  await expect(orders.dialog.getByText('لا يوجد سائق بهذا الاسم')).toBeVisible();
  await orders.dialog.getByRole('searchbox').fill('');
  const first = orders.dialog.getByRole('button', { name: /^تعيين السائق/ }).first();
  const name = ((await first.getAttribute('aria-label')) ?? '').replace('تعيين السائق ', '');
  await first.click();
  await expect(orders.dialog).toBeHidden();
  await expect(page.getByText(`تم تعيين السائق`)).toBeVisible();
  await expect(elsewhere.getByRole('cell', { name, exact: true }).first()).toBeVisible();
});

test("a delivered order's proof is a picture, in the demo too", async ({ page, signIn }) => {
  await signIn('/orders?tab=accepted_orders&status=delivered');
  const proof = ordersPage(page).rows.getByRole('link', { name: 'تم التوصيل' }).first();
  const width = await proof.evaluate(async (link: HTMLAnchorElement) => {
    const picture = new Image();
    picture.src = link.href;
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBeGreaterThan(100);
});
