import type { Release } from '@hawiyat/shared/contract/releases';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { interact, openPublicPage } from '@hawiyat/shared/testing/public-page';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

const before = 'كل حاوياتك وطلباتك وسائقيك في لوحة واحدة';
const after = 'أدِر أسطول حاوياتك بوضوح، من الطلب إلى السحب';

/** A panel whose landing page has a second release: it is assigned, and the built one is what it falls back to. */
const test = base.extend<object, { assigned: Release }>({
  assigned: [
    async ({ panel }, use) => {
      const built = await buildVariant('mf-marketing', '1.1.0', [
        { file: 'src/landing/landing-messages.ts', from: before, to: after },
        {
          file: 'src/landing/landing-screen.tsx',
          from: 'export function LandingScreen() {',
          to: "export function LandingScreen() {\n  if (globalThis.sessionStorage?.getItem('fixture-crash')) throw new Error('fixture');",
        },
      ]);
      await use(await panel.publish(built));
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
test.use({ panelName: 'prerendered' });

/** Notes the first headline, and looks at every frame whether the page stands there without its styles. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const watch = { frames: 0, bare: 0, headline: '' };
    Object.assign(window, { watch });
    const look = () => {
      const section = document.getElementById('hero');
      if (section) watch.frames += 1;
      watch.headline ||= section?.querySelector('h1')?.textContent ?? '';
      if (section && getComputedStyle(section).overflow !== 'hidden') watch.bare += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

/** Elements and stylesheets of the page that are a release's. */
const tracesOf = (page: Page, { id, globalName }: Release) =>
  page.evaluate(
    ([name, folder]) => ({
      elements: document.querySelectorAll(`[class*="${name}"]`).length,
      styles: [...document.styleSheets].filter((sheet) => sheet.href?.includes(folder)).length,
    }),
    [globalName, `/${id}/`] as const,
  );

test('a page whose release does not arrive is re-rendered by the previous release, never bare, and the two do not mix', async ({
  page,
  assigned,
}) => {
  await watchFrames(page);
  await page.route(`**/r/mf-marketing/${assigned.id}/**/*.js`, async (route) => {
    await page.waitForFunction(() => Reflect.get(window, 'watch').frames > 2);
    await route.fulfill({ status: 404 });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await interact(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => tracesOf(page, assigned)).toEqual({ elements: 0, styles: 0 });
  const watch = await page.evaluate(() => Reflect.get(window, 'watch'));
  expect(watch.headline).toBe(after);
  expect(watch.bare).toBe(0);
});

test('a page whose release throws while it is taken over gives way to the one before', async ({
  page,
  assigned,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('fixture-crash', 'yes'));
  // The fallback is an earlier release, which does not crash.
  await openPublicPage(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => tracesOf(page, assigned)).toEqual({ elements: 0, styles: 0 });
});
