import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';

/** A link to a container's page. */
const linkOf = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^تعديل الحاوية/ }) })
    .getByRole('link')
    .first();

const itsFile = '**/containers-below.js';

test('what is below a section loads once the pointer is on a link to it, and a press shows it with no more files', async ({
  page,
  signIn,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await signIn('/containers');
  const link = linkOf(page);
  // The section beside it came when the browser was idle.
  await expect.poll(() => scripts.some((url) => url.endsWith('/drivers.js'))).toBe(true);
  expect(scripts.filter((url) => url.endsWith('-below.js'))).toEqual([]);
  const loaded = page.waitForResponse(itsFile);
  await link.hover();
  await (await loaded).finished();
  const known = scripts.length;
  await link.click();
  await expect(page.getByRole('heading', { name: 'أين هي الآن' })).toBeVisible();
  expect(scripts.slice(known).filter((url) => /-below|rows|list/.test(url))).toEqual([]);
});

test('a screen whose file is slow says at once that it loads, and is shown when the file is there', async ({
  page,
  signIn,
}) => {
  const { open: release, opened: released } = gate();
  await page.route(itsFile, async (route) => {
    await released;
    await route.continue();
  });
  await signIn('/containers');
  await linkOf(page).click();
  await expect(page.getByText('جاري تحميل القسم...')).toBeAttached();
  await expect(linkOf(page)).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: 'أين هي الآن' })).toBeVisible();
  await expect(page.getByText('جاري تحميل القسم...')).toHaveCount(0);
});
