import { sidebar } from '@hawiyat/shared/federation/checkout-areas';
import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Page } from '@playwright/test';
import { contentOf } from './area-content.ts';

/** URLs of the scripts that the page requests. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

/** Requests the script again, because one that was aborted by a navigation has no body in the browser. */
const textOf = async (page: Page, url: string) => (await page.request.get(url)).text();

test('an area arrives at runtime from its own release, whose address the host does not know', {
  tag: '@slow',
}, async ({ page, signIn }) => {
  const scripts = scriptsOf(page);
  await signIn('/containers');
  await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();

  const fromFleet = scripts.filter((url) => url.includes('/r/mf-fleet/'));
  const fromHost = scripts.filter((url) => url.includes('/s/'));
  expect(fromFleet.length).toBeGreaterThan(1);
  expect(fromHost.length).toBeGreaterThan(0);
  const release = fromFleet[0]?.match(/mf-fleet\/([^/]+)\//)?.[1];
  for (const url of fromHost) {
    const text = await textOf(page, url);
    expect(text).not.toContain('remoteEntry.js');
    expect(text).not.toContain(String(release));
  }
});

test('React, the router, the shared stores and the theme exist once over all four remotes', async ({
  page,
  signIn,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/signup');
  await expect(contentOf(page, '/signup')).toBeVisible();
  await signIn();
  for (const { path, title } of sidebar) {
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(contentOf(page, path)).toBeVisible();
    await expect(page.getByText('جاري تحميل القسم...')).toHaveCount(0);
  }
  const remotes = () => [...new Set(scripts.flatMap((url) => url.match(/(?<=\/r\/)mf-[a-z]+/) ?? []))];
  await expect.poll(() => remotes().sort()).toEqual(['mf-fleet', 'mf-insights', 'mf-marketing', 'mf-orders']);

  const loaded = new Map<string, string>();
  for (const url of scripts) loaded.set(url, await textOf(page, url));
  // Texts that survive minification: React's element type, the router's links, the session's key, the live stream's
  // channel, the theme's border.
  const marks = [
    'react.transitional.element',
    'data-discover',
    'web_auth_token',
    'hawiyat-live',
    '--global-color-border',
  ];
  for (const mark of marks) {
    const holders = [...loaded].filter(([, text]) => text.includes(mark)).map(([url]) => url);
    expect(holders, mark).not.toEqual([]);
    expect(
      holders.filter((url) => url.includes('/r/')),
      mark,
    ).toEqual([]);
  }
  const caches = await page.evaluate(() =>
    [...document.querySelectorAll('style[data-emotion]')].map((item) =>
      item.getAttribute('data-emotion')?.replace(/(-global)?( .*)?$/, ''),
    ),
  );
  expect([...new Set(caches)]).toEqual(['css']);
});

const faults = {
  'is gone': { status: 404, body: 'gone' },
  'has one byte too many': null,
  'is cut off': 'abort',
} as const;

for (const [what, fault] of Object.entries(faults)) {
  test(`a release that ${what} costs its area alone, and retry works without a reload`, {
    tag: '@slow',
  }, async ({ page, signIn }) => {
    await page.route('**/r/mf-fleet/**', async (route) => {
      if (fault === 'abort') return route.abort();
      if (fault) return route.fulfill(fault);
      const answer = await route.fetch();
      return route.fulfill({ response: answer, body: `${await answer.text()} ` });
    });
    await signIn('/containers');
    const opened = await page.evaluate(() => performance.timeOrigin);

    await expect(page.getByRole('alert')).toContainText('تعذّر تحميل هذا القسم');
    await page.getByRole('link', { name: 'إدارة الطلبات' }).click();
    await expect(page).toHaveURL(/\/orders$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('main')).not.toContainText('جاري تحميل القسم');

    await page.getByRole('link', { name: 'إدارة الحاويات' }).click();
    await page.unroute('**/r/mf-fleet/**');
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
    await expect(page.getByRole('button', { name: 'إضافة حاوية جديدة' })).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
  });
}
