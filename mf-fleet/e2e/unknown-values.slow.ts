import { expect, test } from '@hawiyat/shared/testing/panel';
import { driversApi, driversPage } from './drivers-page.ts';

test('a container whose status, type and size this build does not know is shown raw among the others', async ({
  page,
  signIn,
}) => {
  await page.route(/\/api\/company\/containers(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    Object.assign(answer.containers[0], { type: 'حاوية ثلاجة', size: '99 yard', status: 'in_repair' });
    await route.fulfill({ response, json: answer });
  });
  await signIn('/containers');
  const cards = page.getByRole('main').getByRole('listitem');
  for (const word of ['حاوية ثلاجة', '99 yard', 'in_repair']) await expect(cards.first()).toContainText(word);
  expect(await cards.count()).toBeGreaterThan(4);
  await cards
    .first()
    .getByRole('button', { name: /^تعديل/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('combobox', { name: /نوع الحاوية/ })).toBeVisible();
});

test('a driver whose availability this build does not know is shown raw among the others, as is one without any', async ({
  page,
  signIn,
  panel,
  session,
}) => {
  const { add } = driversApi(panel.url, session.token);
  // New ones have no tasks for which a deletion would be refused.
  const [other, none] = [await add(), await add()];
  const unknown = new Map<string, string | null>([
    [other.id, 'busy'],
    [none.id, null],
  ]);
  await page.route('**/api/company/drivers', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const driver of answer.drivers)
      if (unknown.has(driver.id)) driver.availability = unknown.get(driver.id);
    await route.fulfill({ response, json: answer });
  });
  await signIn('/drivers');
  const { find, card, remove, confirmation } = driversPage(page);
  for (const [{ name }, onCard, asked] of [
    [other, 'busy', 'مشغول'],
    [none, 'غير محدد', 'غير محدد'],
  ] as const) {
    await find(name);
    await expect(card(name)).toContainText(onCard);
    await remove(name).click();
    await expect(confirmation).toContainText(asked);
    await confirmation.getByRole('button', { name: 'إلغاء' }).click();
    await expect(confirmation).toHaveCount(0);
  }
});

test("a driver's page shows an order of an unknown status raw, and the rest", async ({ page, signIn }) => {
  await page.route('**/api/company/drivers/*/details?*', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const unknown = { type: 'حاوية ثلاجة', size: '99 yard', status: 'lost_at_sea' };
    const order = { id: 'o-1', number: 'ح-9999', truck: null, deliveryDate: '2026-01-02' };
    answer.orders.unshift({ ...order, ...unknown, containerNumber: 'C-9999' });
    await route.fulfill({ response, json: answer });
  });
  await signIn('/drivers');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  const row = page.getByRole('row').filter({ hasText: 'C-9999' });
  for (const word of ['حاوية ثلاجة', '99 yard', 'lost_at_sea']) await expect(row).toContainText(word);
});
