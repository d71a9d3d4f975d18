import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Releasable } from '@hawiyat/shared/contract/releases';
import {
  buildFixtureRelease,
  type Crash,
  colorOf,
  errNow,
  throwNow,
} from '@hawiyat/shared/testing/fixture-release';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { startPanelOfOrders } from '@hawiyat/shared/testing/panel-of-orders';
import type { RunningPanel } from '@hawiyat/shared/testing/running-panel';
import type { BrowserContext, Page } from '@playwright/test';

interface SignIn {
  readonly domain: string;
  readonly email: string;
  readonly password: string;
}

/** Milliseconds in which an area must be open: what hangs longer than this has hung. */
const deadline = 6_000;

/** A panel with two companies: candidates are rolled out to the one inside, and never to the one outside. */
const test = base.extend<object, { inside: SignIn; outside: SignIn; both: [RunningPanel, SignIn, SignIn] }>({
  both: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says by its pattern which others it needs
    async ({}, use) => {
      const { panel, companies } = await startPanelOfOrders([21, 21], { AREA_DEADLINE: String(deadline) });
      const [inside, outside] = companies;
      if (!inside || !outside) throw new Error('There are two companies');
      await use([panel, inside, outside]);
      await panel.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  panel: async ({ both }, use) => use(both[0]),
  inside: [async ({ both }, use) => use(both[1]), { scope: 'worker' }],
  outside: [async ({ both }, use) => use(both[2]), { scope: 'worker' }],
});
test.use({ panelName: 'rollouts' });
test.describe.configure({ mode: 'serial' });
test.setTimeout(90_000);

const stable = 'إضافة حاوية جديدة';
const mark = (page: Page, version: string) => page.locator(`[data-lazy-mark="${version}"]`);
const go = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true }).click();

async function enter(page: Page, { domain, email, password }: SignIn): Promise<void> {
  await page.goto('/signin');
  await page.getByLabel('معرّف المنشأة').fill(domain);
  await page.getByLabel('البريد الإلكتروني للمسؤول').fill(email);
  await page.getByRole('textbox', { name: 'كلمة المرور' }).fill(password);
  await page.getByRole('button', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Signs in beside the page, as another program of this browser would: its cookie is then of this company. */
const cookieOf = (context: BrowserContext, panel: RunningPanel, data: SignIn) =>
  context.request.post(`${panel.url}/api/company/auth/admin/login`, { data });

/** The fleet's releases whose files the page asks for from now on. */
function fleetReleases(page: Page): Set<string | undefined> {
  const releases = new Set<string | undefined>();
  page.on('request', (request) => {
    if (request.url().includes('/r/mf-fleet/')) releases.add(/mf-fleet\/([^/]+)\//.exec(request.url())?.[1]);
  });
  return releases;
}

async function counted(panel: RunningPanel, remote: Releasable, release: string, outcome: string) {
  const headers = { authorization: `Bearer ${panel.operatorToken}` };
  const figures = await (await fetch(`${panel.url}/metrics`, { headers })).text();
  const line = `hawiyat_area_outcomes_total{remote="${remote}",release="${release}",outcome="${outcome}"} `;
  return Number(figures.split(line)[1]?.split('\n')[0] ?? 0);
}

/** Everything on the screen, and every style in the page, is of this release alone. */
async function onlyShows(page: Page, version: string, left: string): Promise<void> {
  const own = mark(page, version);
  await expect(own).toBeAttached();
  expect(await own.evaluate((item) => getComputedStyle(item).outlineColor)).toBe(colorOf(version));
  expect(await page.locator(`[data-mark]:not([data-mark="${version}"])`).count()).toBe(0);
  const styles = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.href ?? ''));
  expect(styles.filter((style) => style.includes(left))).toEqual([]);
}

let candidate = '';

test('a page that was composed for nobody opens the candidate of the company that signs in, on all its tabs, and the stable release for others', async ({
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

  // The cookie is of another company than the session that this page restores.
  await cookieOf(context, panel, outside);
  await other.goto('/containers');
  await expect(mark(other, '1.1.0')).toBeAttached();

  await go(page, 'الصفحة الرئيسية');
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
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
  // A context of its own: the everyday one fails at any error.
  const page = await browser.newPage({ baseURL: panel.url });
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, '1.1.0')).toBeAttached();
  for (let n = 0; n < 3; n += 1) await page.evaluate((text) => void dispatchEvent(new Event(text)), errNow);
  await expect(mark(page, '1.1.0')).toBeAttached();
  await page.goto('/health');
  await expect.poll(() => counted(panel, 'mf-fleet', candidate, 'erred')).toBe(1);
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

  // Another screen of the same area asks the server, and so hears of it.
  const heard = page.waitForResponse((response) => response.url().includes('/api/company/drivers'));
  await go(page, 'إدارة السائقين');
  await heard;
  await onlyShows(page, '1.1.0', '/1.2.0-');

  await go(page, 'إدارة الطلبات');
  await expect(page.getByText('جاري تحميل القسم...')).toHaveCount(0);
  await go(page, 'إدارة الحاويات');
  await onlyShows(page, '1.2.0', `/${candidate}/`);
});

test('an area that crashes asks what is assigned by now, before it falls back', { tag: '@slow' }, async ({
  page,
  panel,
  inside,
}) => {
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, '1.2.0')).toBeAttached();
  await panel.rollout('mf-fleet', { action: 'halt' });
  await panel.publish(await buildFixtureRelease('mf-fleet', '1.3.0'));
  const heard = page.waitForResponse((response) => response.url().includes('/api/company/drivers'));
  await go(page, 'إدارة السائقين');
  await heard;
  await page.evaluate((text) => void dispatchEvent(new Event(text)), throwNow);
  await onlyShows(page, '1.3.0', '/1.2.0-');
});

test('a candidate whose entry is not the one of the composition does not run, also when the page asked for it later', {
  tag: '@slow',
}, async ({ page, panel, inside }) => {
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

test('a release that hung the page is not offered to that browser again', { tag: '@slow' }, async ({
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
  const marks = (item: Page) =>
    item.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('opening:')));
  await page.goto('/containers', { waitUntil: 'commit' });
  const next = await context.newPage();
  await next.goto('/health');
  await expect.poll(() => marks(next)).toHaveLength(1);
  // Older than the deadline, the mark is of a page that cannot be alive.
  await next.waitForFunction(
    (limit) =>
      Object.entries(localStorage).some(
        ([key, it]) => key.startsWith('opening:') && Date.now() - Number(it.split(' ')[1]) > limit,
      ),
    deadline + 1_000,
    { timeout: deadline + 5_000 },
  );
  await next.goto('/containers');
  await expect(mark(next, '1.3.0')).toBeAttached();
  await expect(mark(next, '1.4.0')).toHaveCount(0);
  await next.goto('/health');
  const [hung] = await Promise.all([marks(next), page.close()]);
  expect(hung).toEqual([]);
  const { rollout } = await panel.rollout('mf-fleet', { action: 'pause' });
  await expect.poll(() => counted(panel, 'mf-fleet', rollout?.release ?? '', 'hung')).toBe(1);
});

/** The built host under another number. */
function otherHost(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  cpSync(join(import.meta.dirname, '../dist'), folder, { recursive: true });
  const list = join(folder, 'release.json');
  const release = JSON.parse(readFileSync(list, 'utf8'));
  writeFileSync(list, JSON.stringify({ ...release, id: '1.1.0-0123456789' }));
  return folder;
}

test('who signs in to a company with another host gets its page, and a host that does not arrive is counted', async ({
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
