import { day } from '@hawiyat/shared/locale/dates';
import { riyadhDay } from '@hawiyat/shared/testing/other-apps';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { printed } from '@hawiyat/shared/testing/printed-pages';
import { dashboardPage } from './dashboard-page.ts';

/** 12 mm, in points. */
const margin = (12 / 25.4) * 72;

test('the dashboard is on paper with company and date, side by side, and no chart is cut off', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn();
  const { drawn, card, monthly } = dashboardPage(page);
  await drawn();
  const pages = await printed(await page.pdf({ preferCSSPageSize: true }));
  for (const { width, runs } of pages)
    expect(runs.filter((run) => run.x < margin - 1 || run.x + run.width > width - margin + 1)).toEqual([]);

  // As wide as the paper within its margins.
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const top = async (name: string) => (await card(name).boundingBox())?.y;
  expect(await top('الطلبات والإيرادات الشهرية')).toBe(await top('إحصائيات الطلبات العامة'));
  await expect(monthly).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('شركة رواد الحاويات للنقل')).toBeVisible();
  await expect(main.getByText(`طُبعت في ${day(riyadhDay())}`)).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'كشف إيرادات' })).toHaveCount(0);
});
