import { reportOutcomes } from '@hawiyat/shared/contract/platform/outcomes';
import { expect } from '@hawiyat/shared/testing/panel';
import type { Request } from '@playwright/test';
import {
  expectTakenBack,
  faulty,
  lastEntry,
  type Met,
  open,
  reportFrom,
  rollOut,
  stableOf,
  test,
} from './six-companies.ts';

/** Other causes than those of the daily tests, and a panel of its own: at most three releases of a remote are halted in a day. */
test.use({ panelName: 'silent-releases' });
test.setTimeout(300_000);

interface Fault extends Met {
  readonly build: () => Promise<string>;
}
const faults: readonly Fault[] = [
  {
    outcome: 'hung',
    remote: 'mf-orders',
    path: '/orders',
    press: async (page) => {
      // The heartbeat begins when the browser is idle; what hangs before it is found by the next page.
      await expect.poll(() => page.workers().length).toBeGreaterThan(0);
      await page.getByRole('tab', { name: /الطلبات المقبولة/ }).click();
    },
    build: () =>
      faulty(
        'mf-orders',
        '2.1.0',
        `useEffect(() => {
          // Backtracks without end; limited, so that the browser can be closed.
          const match = () => { for (const end = Date.now() + 12000; Date.now() < end; ) /^(\\d+)+$/.test('1'.repeat(22) + 'x'); };
          const onClick = () => setTimeout(match, 100);
          addEventListener('click', onClick);
          return () => removeEventListener('click', onClick);
        }, []);`,
      ),
  },
  {
    outcome: 'alteredLayout',
    remote: 'mf-fleet',
    path: '/containers',
    build: () =>
      faulty(
        'mf-fleet',
        '2.1.0',
        `useEffect(() => { document.querySelector('aside nav').style.opacity = '0.01'; }, []);`,
      ),
  },
  {
    outcome: 'missingChunk',
    remote: 'mf-fleet',
    path: '/drivers',
    press: (page) => page.getByRole('button', { name: 'إضافة سائق جديد' }).click(),
    build: () =>
      faulty(
        'mf-fleet',
        '2.2.0',
        `useEffect(() => {
          const named = __webpack_require__.u;
          __webpack_require__.u = (id) => named(id).replace('dialogs', 'forms');
        }, []);`,
      ),
  },
];

for (const { build, ...met } of faults)
  test(`a release that passes the trial and is ${met.outcome} in three companies' browsers is taken back`, async ({
    browser,
    six,
  }) => {
    await expectTakenBack(browser, six, met, await build());
  });

const isReportOfOrders = (request: Request) =>
  request.url().endsWith(reportOutcomes.path) && (request.postData() ?? '').includes('mf-orders');

test('a release that computes two seconds over its data, where three companies have it, is halted', async ({
  browser,
  six: { panel, companies },
}) => {
  const [insiders, outsiders] = [companies.slice(0, 3), companies.slice(3)];
  const release = await stableOf(panel, 'mf-orders');
  const time = {
    remote: 'mf-orders',
    release,
    outcome: 'loaded',
    milliseconds: 1_000,
    isWarm: true,
  } as const;
  await reportFrom(panel, companies, 6, time);
  const folder = await faulty(
    'mf-orders',
    '2.2.0',
    `if (!globalThis.computed) {
      const rows = Array.from({ length: 2000 }, (_, i) => ({ id: i, name: 'x'.repeat(i % 50) }));
      for (const start = performance.now(); performance.now() - start < 2500; ) rows.sort((a, b) => a.name.localeCompare(b.name));
      globalThis.computed = true;
    }`,
  );
  const slow = await rollOut(panel, companies, folder);
  await reportFrom(panel, outsiders, 1, time);
  let sessions = 0;
  for (const company of insiders) {
    const context = await browser.newContext({ baseURL: panel.url, locale: 'ar' });
    // The first one fills the cache.
    for (let i = 0; i < 7; i++) {
      if (JSON.parse((await lastEntry(panel, 'mf-orders'))?.event ?? '{}').type === 'halted') break;
      const page = await open(context, panel, company, '/orders');
      await page.waitForRequest(isReportOfOrders);
      await page.close();
      sessions++;
    }
    await context.close();
  }
  const entry = await lastEntry(panel, 'mf-orders');
  expect(JSON.parse(entry?.event ?? '{}')).toMatchObject({ type: 'halted', release: slow });
  expect(entry?.reason).toContain('ظهور المحتوى');
  console.log(`slow by 2.5 s: halted after ${sessions} sessions of three companies`);
  expect(sessions).toBeLessThanOrEqual(60);
});
