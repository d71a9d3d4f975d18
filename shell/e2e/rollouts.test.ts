import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFixtureRelease, errNow } from '@hawiyat/shared/testing/fixture-release';
import { expect } from '@hawiyat/shared/testing/panel';
import { cookieOf, counted, enter, fleetReleases, go, mark, onlyShows, test } from './two-companies.ts';

test.use({ panelName: 'rollouts' });
test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

const stable = 'إضافة حاوية جديدة';
let candidate = '';

test('a page that was composed for a visitor opens the candidate of the company that signs in, on all its tabs, and the stable release for others', async ({
  page,
  context,
  panel,
  inside,
  outside,
}) => {
  const { id } = await panel.publishOnly(await buildFixtureRelease('mf-fleet', '1.1.0'));
  candidate = id;
  const change = { release: id, stages: [1, 100], include: [inside.domain], exclude: [outside.domain] };
  await panel.rollout('mf-fleet', { action: 'start', ...change });

  const asked = fleetReleases(page);
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, '1.1.0')).toBeAttached();
  expect([...asked]).toEqual([id]);

  await page.reload();
  await expect(mark(page, '1.1.0')).toBeAttached();
  const other = await context.newPage();
  const askedByOther = fleetReleases(other);
  await other.goto('/drivers');
  await expect(mark(other, '1.1.0')).toBeAttached();
  expect([...askedByOther]).toEqual([id]);

  // The cookie belongs to another company than the stored session.
  await cookieOf(context, panel, outside);
  await other.goto('/containers');
  await expect(mark(other, '1.1.0')).toBeAttached();

  await go(page, 'الصفحة الرئيسية');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await enter(page, outside);
  await go(page, 'إدارة الحاويات');
  await expect(page.getByRole('button', { name: stable })).toBeVisible();
  await expect(page.locator('[data-mark]')).toHaveCount(0);
});

test('an error that nothing caught is reported once for its release, and the area stays', async ({
  browser,
  panel,
  inside,
}) => {
  // The usual context fails the test at any error.
  const page = await browser.newPage({ baseURL: panel.url });
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, '1.1.0')).toBeAttached();
  for (let n = 0; n < 3; n += 1) await page.evaluate((text) => void dispatchEvent(new Event(text)), errNow);
  await expect(mark(page, '1.1.0')).toBeAttached();
  await page.goto('/health');
  await expect.poll(() => counted(panel, 'mf-fleet', candidate, 'uncaughtError')).toBe(1);
  await page.close();
});

test('a page leaves a halted release at the next entry into its area, not before, and mixes nothing', async ({
  page,
  panel,
  inside,
}) => {
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, '1.1.0')).toBeAttached();
  await panel.rollout('mf-fleet', { action: 'halt' });
  await panel.publish(await buildFixtureRelease('mf-fleet', '1.2.0'));

  // A response to another screen of the area carries the new composition version.
  const heard = page.waitForResponse((response) => response.url().includes('/api/company/drivers'));
  await go(page, 'إدارة السائقين');
  await heard;
  await onlyShows(page, '1.1.0', '/1.2.0-');

  await go(page, 'إدارة الطلبات');
  await expect(page.getByText('جاري تحميل القسم...')).toHaveCount(0);
  await go(page, 'إدارة الحاويات');
  await onlyShows(page, '1.2.0', `/${candidate}/`);
});

/** Copies the built host under another version. */
function otherHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
  const list = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify({ ...release, id: '1.1.0-0123456789' }));
  return folder;
}

test('signing in to a company with another host loads that host, and one that does not arrive is counted', async ({
  page,
  panel,
  inside,
}) => {
  const { id } = await panel.publishOnly(otherHost());
  await panel.rollout('shell', { action: 'start', release: id, stages: [1, 100], include: [inside.domain] });
  await enter(page, inside);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الصفحة الرئيسية');
  await expect(page.locator(`script[src^="/s/${id}/"]`).first()).toBeAttached();
  await page.goto('/health');
  await expect.poll(() => counted(panel, 'shell', id, 'loaded')).toBeGreaterThan(0);
  expect(await counted(panel, 'shell', id, 'failed')).toBe(0);

  await page.route(`**/s/${id}/**/index.js`, (route) => route.abort());
  await page.goto('/containers');
  await expect.poll(() => counted(panel, 'shell', id, 'failed')).toBe(1);
});
