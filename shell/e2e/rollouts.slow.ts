import { buildFixtureRelease, type Crash, throwNow } from '@hawiyat/shared/testing/fixture-release';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { counted, enter, go, mark, onlyShows, test } from './two-companies.ts';

test.use({ panelName: 'rollouts' });
test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

test('an area that crashes loads the release that is assigned now, before it falls back', async ({
  page,
  panel,
  inside,
}) => {
  const { id } = await panel.publishOnly(await buildFixtureRelease('mf-fleet', '1.2.0'));
  await panel.rollout('mf-fleet', {
    action: 'start',
    release: id,
    stages: [1, 100],
    include: [inside.domain],
  });
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, '1.2.0')).toBeAttached();
  await panel.rollout('mf-fleet', { action: 'halt' });
  await panel.publish(await buildFixtureRelease('mf-fleet', '1.3.0'));
  const heard = page.waitForResponse((response) => response.url().includes('/api/company/drivers'));
  await go(page, 'إدارة السائقين');
  await heard;
  await expect(page.getByText('جاري تحميل السائقين...')).toHaveCount(0);
  await page.evaluate((text) => void dispatchEvent(new Event(text)), throwNow);
  await onlyShows(page, '1.3.0', '/1.2.0-');
});

test('a candidate whose entry is not the one of the composition does not run, also when the page asked for it later', async ({
  page,
  panel,
  inside,
}) => {
  const { id } = await panel.publishOnly(await buildFixtureRelease('mf-fleet', '1.4.0'));
  await panel.rollout('mf-fleet', {
    action: 'start',
    release: id,
    stages: [1, 100],
    include: [inside.domain],
  });
  await page.route(`**/r/mf-fleet/${id}/**/remoteEntry.js`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.unverified=true` });
  });
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await onlyShows(page, '1.3.0', `/${id}/`);
  expect(await page.evaluate(() => 'unverified' in globalThis)).toBe(false);
});

test('a release that hung the page is not offered to that browser again', async ({
  page,
  context,
  panel,
  inside,
}) => {
  await enter(page, inside);
  await page.evaluate(
    (text) => sessionStorage.setItem('fixture-crash', JSON.stringify({ 'mf-fleet@1.4.0': text })),
    'loops on mount' satisfies Crash,
  );
  // A page that works has one, too.
  const own = await page.evaluate(() => sessionStorage.getItem('tab'));
  const markers = (item: Page) =>
    item.evaluate((tab) => Object.keys(localStorage).filter((key) => key.startsWith(`running:${tab}:`)), own);
  await page.goto('/containers', { waitUntil: 'commit' });
  const next = await context.newPage();
  await next.goto('/health');
  await expect.poll(() => markers(next)).toHaveLength(1);
  const notRenewed = (limit: number) =>
    next.waitForFunction(
      (age) =>
        Object.entries(localStorage).some(
          ([key, value]) => key.startsWith('running:') && Date.now() - Number(value.split(' ')[1]) > age,
        ),
      limit,
      { timeout: limit + 5_000 },
    );
  // The second tab avoids the release at once; it is reported when the page stays as it is.
  await notRenewed(3_000);
  await next.goto('/containers');
  await expect(mark(next, '1.3.0')).toBeAttached();
  await expect.poll(() => markers(next), { timeout: 15_000 }).toEqual([]);
  await next.goto('/containers');
  await expect(mark(next, '1.3.0')).toBeAttached();
  await expect(mark(next, '1.4.0')).toHaveCount(0);
  await page.close();
  const { rollout } = await panel.rollout('mf-fleet', { action: 'pause' });
  await expect.poll(() => counted(panel, 'mf-fleet', rollout?.release ?? '', 'hung')).toBe(1);
});
