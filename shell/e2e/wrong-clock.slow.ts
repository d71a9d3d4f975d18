import { day, dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { expect, test } from '@hawiyat/shared/testing/panel';

for (const [clock, milliseconds] of [
  ['a day ahead', 86_400_000],
  ['three years late', -3 * 365 * 86_400_000],
] as const)
  test(`on a device whose clock is ${clock} the day is the server’s`, async ({ page, signIn }) => {
    await page.clock.install({ time: Date.now() + milliseconds });
    await signIn('/orders?tab=accepted_orders&view=day');
    await expect(page.getByRole('heading', { name: dayWithWeekday(today()) })).toBeVisible();
    await page.goto('/dashboard/statement');
    await expect(page.getByLabel('إلى', { exact: true })).toHaveValue(day(today()));
  });
