import { buildFixtureRelease, type Crash } from '@hawiyat/shared/testing/fixture-release';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { counted, enter, go, mark, test } from './two-companies.ts';

test.use({ panelName: 'silent-faults' });
test.describe.configure({ mode: 'serial' });
test.setTimeout(60_000);

let release = '';
const asCandidate = '1.6.0';

test.beforeAll(async ({ panel, inside, outside }) => {
  ({ id: release } = await panel.publishOnly(await buildFixtureRelease('mf-fleet', asCandidate)));
  const cohort = { include: [inside.domain], exclude: [outside.domain] };
  await panel.rollout('mf-fleet', { action: 'start', release, stages: [1, 100], ...cohort });
});

const fail = (page: Page, crash: Crash) =>
  page.evaluate(([id, text]) => sessionStorage.setItem('fixture-crash', JSON.stringify({ [id]: text })), [
    `mf-fleet@${asCandidate}`,
    crash,
  ] as const);

/** The outcomes of the first report that says so of the candidate. */
const reported = (page: Page, outcome: string) =>
  page
    .context()
    .waitForEvent('request', {
      predicate: (request) =>
        request.url().endsWith('/api/platform/outcomes') &&
        (request.postData() ?? '').includes(`"release":"${release}","outcome":"${outcome}"`),
      timeout: 20_000,
    })
    .then((request) => {
      const { outcomes } = JSON.parse(request.postData() ?? '');
      return outcomes as Record<string, unknown>[];
    });

test('a release that works leaves the layout alone, and reports how many calls it makes', async ({
  page,
  panel,
  inside,
}) => {
  const silent = reported(page, 'measured');
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, asCandidate)).toBeAttached();
  const outcomes = await silent;
  expect(outcomes).toContainEqual(
    expect.objectContaining({
      remote: 'mf-fleet',
      release,
      outcome: 'measured',
      calls: expect.any(Number),
    }),
  );
  // As links within a page do.
  for (const place of ['a', 'b', 'c', 'd', 'e'])
    await page.evaluate((hash) => {
      location.hash = hash;
    }, place);
  const told = page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/platform/outcomes') &&
      (response.request().postData() ?? '').includes('"mf-orders"'),
  );
  await go(page, 'إدارة الطلبات');
  await told;
  for (const outcome of ['alteredLayout', 'missingChunk', 'hung'])
    expect([outcome, await counted(panel, 'mf-fleet', release, outcome)]).toEqual([outcome, 0]);
});

// Before those that harm it: after three of them nobody gets the candidate any more.
test('a slow release reports what it costs', async ({ page, inside }) => {
  await enter(page, inside);
  await fail(page, 'is slow');
  const [loaded, measured] = [reported(page, 'loaded'), reported(page, 'measured')];
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, asCandidate)).toBeAttached();
  const own = { remote: 'mf-fleet', release };
  const time = (await loaded).find((item) => item.release === release);
  expect(time).toMatchObject({ ...own, outcome: 'loaded', isWarm: expect.any(Boolean) });
  expect(Number(time?.milliseconds)).toBeGreaterThanOrEqual(600);
  expect(await measured).toContainEqual(expect.objectContaining({ ...own, outcome: 'measured' }));
});

test('a release whose style hides the sidebar is replaced, and counts as a failure', async ({
  page,
  panel,
  inside,
}) => {
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, asCandidate)).toBeAttached();
  // A rule of the release's own stylesheet; its bytes themselves have a hash.
  await page.evaluate((id) => {
    const own = [...document.styleSheets].find(({ href }) => href?.includes(id));
    own?.insertRule('nav { display: none !important }');
  }, release);
  await expect(mark(page, asCandidate)).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  await expect.poll(() => counted(panel, 'mf-fleet', release, 'alteredLayout')).toBe(1);
});

test('a chunk that the server lacks is no fault of the connection, and counts as a failure', async ({
  page,
  panel,
  inside,
}) => {
  await page.route(`**/r/mf-fleet/${release}/**/*dialog*.js`, (route) => route.fulfill({ status: 404 }));
  await enter(page, inside);
  await go(page, 'إدارة الحاويات');
  await page.getByRole('button', { name: 'إضافة حاوية جديدة' }).click();
  await expect(page.getByText('تعذّر فتح هذا الجزء بسبب خلل لدينا')).toBeVisible();
  await expect.poll(() => counted(panel, 'mf-fleet', release, 'missingChunk')).toBe(1);
});

test('a page whose main thread stops is reported while it stands still, and another tab avoids the release', async ({
  page,
  context,
  panel,
  inside,
}) => {
  await enter(page, inside);
  await fail(page, 'loops later');
  await go(page, 'إدارة الحاويات');
  await expect(mark(page, asCandidate)).toBeAttached();
  await expect.poll(() => counted(panel, 'mf-fleet', release, 'hung'), { timeout: 15_000 }).toBe(1);
  const next = await context.newPage();
  await next.goto('/containers');
  await expect(next.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
  await expect(mark(next, asCandidate)).toHaveCount(0);
});
