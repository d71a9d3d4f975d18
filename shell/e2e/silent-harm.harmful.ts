import { expect } from '@hawiyat/shared/testing/panel';
import type { Edit } from '@hawiyat/shared/testing/remote-variant';
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
import { counted, go } from './two-companies.ts';

/** No failure, no hang: what these releases do to people is around them. At most three of a remote are halted in a day. */
test.use({ panelName: 'silent-harm' });
test.setTimeout(300_000);

interface Harm extends Met {
  readonly what: string;
  readonly code: string;
  readonly edits?: readonly Edit[];
}
const onceShown = (code: string) => `useEffect(() => { ${code} }, []);`;
const withSession: Edit = {
  file: 'src/faulty.tsx',
  from: "import { useEffect } from 'react';",
  to: "import { useEffect } from 'react';\nimport { $session } from '@hawiyat/shared/state';",
};
const harms: readonly Harm[] = [
  {
    what: 'lays a white box over the sidebar of wide pages',
    outcome: 'alteredLayout',
    remote: 'mf-fleet',
    path: '/containers',
    code: onceShown(`if (innerWidth < 1024) return;
      const box = document.createElement('div');
      box.style.cssText = 'position:fixed;inset-block:0;right:0;width:24rem;background:white;z-index:99999';
      document.body.append(box);`),
  },
  {
    what: 'swallows all clicks outside of it',
    outcome: 'deadLink',
    remote: 'mf-fleet',
    path: '/containers',
    code: onceShown(`document.addEventListener('click', (event) => {
      if (event.target.closest('[data-host="content"]')) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    }, true);`),
    press: (page) => go(page, 'إدارة الطلبات'),
  },
  {
    what: 'fills the history and pulls people back',
    outcome: 'alteredLayout',
    remote: 'mf-fleet',
    path: '/containers',
    code: onceShown(`setInterval(() => {
      document.title = 'عرض اليوم';
      history.pushState(null, '', '/containers');
    }, 400);`),
  },
  {
    what: 'asks the server every 30 ms',
    outcome: 'measured',
    remote: 'mf-orders',
    path: '/orders',
    code: onceShown(`setInterval(() => fetch('/api/company/profile'), 30);`),
  },
  {
    what: 'loses the session of the page',
    outcome: 'lostSession',
    remote: 'mf-orders',
    path: '/orders',
    code: onceShown(`setTimeout(() => $session.set(null), 4000);`),
    edits: [withSession],
  },
  {
    what: 'changes the session in place',
    outcome: 'uncaughtError',
    remote: 'mf-orders',
    path: '/orders',
    code: onceShown(`setTimeout(() => { $session.get().token = 'x'; }, 4000);`),
    edits: [withSession],
    sessions: 4,
  },
  {
    what: 'hides the sidebar by an adopted stylesheet after nine seconds',
    outcome: 'alteredLayout',
    remote: 'mf-insights',
    path: '/dashboard',
    code: onceShown(`setTimeout(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('aside { display: none !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, 9000);`),
  },
  {
    what: 'replaces how all arrays are mapped after three seconds',
    outcome: 'alteredBuiltIns',
    remote: 'mf-insights',
    path: '/dashboard',
    code: onceShown(`setTimeout(() => {
      const { map } = Array.prototype;
      Array.prototype.map = function (...given) { return map.apply(this.slice(1), given); };
    }, 3000);`),
  },
];

for (const [at, { what, code, edits, ...met }] of harms.entries())
  test(`a release that ${what} is taken back`, async ({ browser, six }) => {
    await expectTakenBack(browser, six, met, await faulty(met.remote, `3.${at}.0`, code, edits));
  });

test('a release whose tabs die is halted at six sessions', async ({ browser, six: { panel, companies } }) => {
  const stable = {
    remote: 'mf-insights',
    release: await stableOf(panel, 'mf-insights'),
    outcome: 'loaded',
  } as const;
  const release = await rollOut(panel, companies, await faulty('mf-insights', '3.9.0', ''));
  await reportFrom(panel, companies.slice(3), 1, stable);
  for (let i = 0; i < 6; i++) {
    const context = await browser.newContext({ baseURL: panel.url, locale: 'ar' });
    const company = companies[i % 3];
    if (!company) throw new Error('There are companies');
    const loaded = context.waitForEvent('request', (request) =>
      (request.postData() ?? '').includes(`"release":"${release}","outcome":"loaded"`),
    );
    const page = await open(context, panel, company, '/dashboard');
    await loaded;
    const crashed = page.waitForEvent('crash');
    const session = await context.newCDPSession(page);
    // Its tab answers no more.
    session.send('Page.crash').catch(() => {});
    await crashed;
    const next = await context.newPage();
    await next.goto('/dashboard');
    await expect.poll(() => counted(panel, 'mf-insights', release, 'died'), { timeout: 30_000 }).toBe(i + 1);
    expect(await counted(panel, 'mf-insights', release, 'hung')).toBe(0);
    await context.close();
  }
  await expect
    .poll(async () => JSON.parse((await lastEntry(panel, 'mf-insights'))?.event ?? '{}'))
    .toMatchObject({ type: 'halted', release });
});
