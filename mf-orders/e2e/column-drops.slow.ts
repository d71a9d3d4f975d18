import { expect, test } from '@hawiyat/shared/testing/panel';
import { ordersPage } from './orders-page.ts';

/** Specified columns and those that stand at 1024 px, where the row's details open below it. */
for (const [path, all, narrow] of [
  ['/orders?tab=accepted_orders&status=all', 10, 6],
  ['/orders?tab=sub_orders&status=all', 8, 6],
  ['/orders', 7, 5],
] as const)
  test(`${path}: all ${all} columns from 1280 px, else the others open below a row`, async ({
    page,
    signIn,
  }) => {
    const { headings, rows } = ordersPage(page);
    const tooWide = () =>
      page.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth - innerWidth,
          ...[...document.querySelectorAll('th, td')].map((cell) => cell.scrollWidth - cell.clientWidth),
        ),
      );
    await page.setViewportSize({ width: 1280, height: 900 });
    await signIn(path);
    await expect(headings).toHaveCount(all);
    expect(await tooWide()).toBeLessThanOrEqual(0);

    await page.setViewportSize({ width: 1024, height: 900 });
    await expect(headings).toHaveCount(narrow + 1);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    const details = rows.first().getByRole('button', { name: /^بقية بيانات الطلب/ });
    await details.click();
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(rows.first().getByRole('term')).toHaveCount(all - narrow);
    await expect(page).not.toHaveURL(/details=/);

    await page.setViewportSize({ width: 767, height: 900 });
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('listitem').first()).toBeVisible();
  });
