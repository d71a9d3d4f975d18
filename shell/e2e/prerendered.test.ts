import type { Release } from '@hawiyat/shared/contract/platform/releases';
import { test as base, expect } from '@hawiyat/shared/testing/panel';
import { interact, openPublicPage } from '@hawiyat/shared/testing/public-page';
import { buildVariant } from '@hawiyat/shared/testing/remote-variant';
import type { Page } from '@playwright/test';

const before = 'كل حاوياتك وطلباتك وسائقيك في لوحة واحدة';
const after = 'أدِر أسطول حاوياتك بوضوح، من الطلب إلى السحب';

/** A panel whose landing page has a second release: it is assigned, and the built one is the fallback. */
const test = base.extend<{ assigned: Release }>({
  assigned: [
    async ({ panel, panels }, use) => {
      const edits = [
        { file: 'src/texts/landing.ts', from: before, to: after },
        {
          file: 'src/landing/landing-screen.tsx',
          from: 'export function LandingScreen() {',
          to: "export function LandingScreen() {\n  if (globalThis.sessionStorage?.getItem('fixture-crash')) throw new Error('fixture');",
        },
      ];
      const publish = async () => panel.publish(await buildVariant('mf-marketing', '1.1.0', edits));
      await use(await panels.on(panel, 'assigned', publish));
    },
    { timeout: 60_000 },
  ],
});
test.use({ panelName: 'prerendered' });

/** Records the first headline, and counts the frames in which the page is shown without its styles. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const record = { frames: 0, unstyled: 0, headline: '' };
    Object.assign(window, { record });
    const check = () => {
      const section = document.getElementById('hero');
      if (section) record.frames += 1;
      record.headline ||= section?.querySelector('h1')?.textContent ?? '';
      if (section && getComputedStyle(section).overflow !== 'hidden') record.unstyled += 1;
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  });

/** Counts elements and stylesheets that belong to a release. */
const tracesOf = (page: Page, { id, globalName }: Release) =>
  page.evaluate(
    ([name, folder]) => ({
      elements: document.querySelectorAll(`[class*="${name}"]`).length,
      styles: [...document.styleSheets].filter((sheet) => sheet.href?.includes(folder)).length,
    }),
    [globalName, `/${id}/`] as const,
  );

test('a page whose release does not arrive is re-rendered by the previous release, never unstyled, and the two do not mix', async ({
  page,
  assigned,
}) => {
  await recordFrames(page);
  await page.route(`**/r/mf-marketing/${assigned.id}/**/*.js`, async (route) => {
    await page.waitForFunction(() => Reflect.get(window, 'record').frames > 2);
    await route.fulfill({ status: 404 });
  });
  // Nothing listens before the page is parsed, and its scripts are fetched after the interaction only.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await interact(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect.poll(() => tracesOf(page, assigned)).toEqual({ elements: 0, styles: 0 });
  const record = await page.evaluate(() => Reflect.get(window, 'record'));
  expect(record.headline).toBe(after);
  expect(record.unstyled).toBe(0);
});

test('a page whose release throws while it hydrates falls back to the previous release', async ({
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
