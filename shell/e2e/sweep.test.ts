import { expectAccessible } from '@hawiyat/shared/testing/accessibility';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { openPublicPage } from '@hawiyat/shared/testing/public-page';
import type { Page } from '@playwright/test';

const visitors = ['/', '/signin', '/signup', '/privacy-policy', '/terms-and-conditions', '/nowhere'];
const admins = [
  '/dashboard',
  '/containers',
  '/drivers',
  '/orders',
  '/containers?view=table',
  '/containers?view=map',
  '/vehicles',
  '/vehicles?view=documents',
  // Few rows, because axe would check every cell of a long table.
  '/orders?tab=accepted_orders&status=in_transit',
  '/orders?tab=sub_orders&status=pick_up_in_progress',
  '/containers/unknown/path',
];

// The tests are independent, so two workers can share this file.
test.describe.configure({ mode: 'parallel' });

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/جاري (تحميل|التحميل)/)).toHaveCount(0);
}

/** These are shown daily; `npm run test:slow` has every page in every appearance. */
const onWideScreen = ['/', '/dashboard', '/orders'];
const onPhone = ['/containers', 'a driver'];

for (const { width, colorScheme, daily } of [
  { width: 1440, colorScheme: 'light', daily: onWideScreen },
  { width: 390, colorScheme: 'dark', daily: onPhone },
  { width: 1440, colorScheme: 'dark', daily: [] },
  { width: 360, colorScheme: 'light', daily: [] },
  { width: 360, colorScheme: 'dark', daily: [] },
] as const) {
  const tagOf = (page: string) => ({ tag: daily.some((path) => path === page) ? '@daily' : '@slow' });

  test.describe(`at ${width} px, ${colorScheme}`, () => {
    // Without motion, because axe would measure a color in transition.
    test.use({
      viewport: { width, height: 900 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
    });

    for (const path of visitors) {
      test(`nothing is inaccessible or scrolls sideways at ${path}`, tagOf(path), async ({ page }) => {
        await page.goto(path);
        await settled(page);
        await expectAccessible(page);
      });
    }

    for (const path of admins) {
      test(
        `nothing is inaccessible or scrolls sideways at ${path}`,
        tagOf(path),
        async ({ page, signIn }) => {
          await signIn(path);
          await settled(page);
          await expectAccessible(page);
        },
      );
    }

    test(
      'nothing is inaccessible or scrolls sideways at a container',
      tagOf('a container'),
      async ({ page, signIn, session }) => {
        const headers = { authorization: `Bearer ${session.token}` };
        const answer = await page.request.get('/api/company/containers?limit=1', { headers });
        await signIn(`/containers/${(await answer.json()).containers[0].id}`);
        await settled(page);
        await expectAccessible(page);
      },
    );

    test(
      'nothing is inaccessible or scrolls sideways at a driver',
      tagOf('a driver'),
      async ({ page, signIn, session }) => {
        const headers = { authorization: `Bearer ${session.token}` };
        const answer = await page.request.get('/api/company/drivers?limit=1', { headers });
        await signIn(`/drivers/${(await answer.json()).drivers[0].id}`);
        await settled(page);
        await expectAccessible(page);
      },
    );
  });
}

test.describe('a phone of 360 px with text of 24 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no page is wider than the screen, and every title is whole', { tag: '@slow' }, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    const paths = [
      ...visitors,
      ...admins,
      '/dashboard/statement',
      '/orders?tab=accepted_orders&view=board',
      '/orders?tab=accepted_orders&view=day',
    ];
    for (const path of paths) {
      await (visitors.includes(path) ? page.goto(path) : signIn(path));
      await settled(page);
      const { size, width, title } = await page.evaluate(() => {
        const heading = document.querySelector('h1');
        return {
          size: getComputedStyle(document.documentElement).fontSize,
          width: document.documentElement.scrollWidth,
          title: heading ? heading.scrollWidth - heading.clientWidth : 0,
        };
      });
      expect({ path, size, width, title }).toEqual({ path, size: '24px', width: 360, title: 0 });
    }
  });
});

test('a sweep through every page logs no error and violates no policy', async ({ page, signIn }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser itself logs the 404.
    if (message.type() === 'error' && !message.location().url.endsWith('/nowhere'))
      errors.push(`${message.text()} ${message.location().url}`);
  });
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) =>
      console.error(`violates ${event.violatedDirective}`),
    );
  });
  for (const path of visitors) {
    await openPublicPage(page, path);
    await settled(page);
  }
  await signIn();
  await settled(page);
  for (const name of ['إدارة الحاويات', 'إدارة السائقين', 'إدارة الطلبات', 'الصفحة الرئيسية']) {
    await page
      .getByRole('navigation', { name: 'القائمة الرئيسية' })
      .getByRole('link', { name, exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await settled(page);
  }
  await page.goto('/drivers');
  await page
    .getByRole('link', { name: /^عرض بيانات السائق/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'حول السائق' })).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'تسجيل الخروج' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  expect(errors).toEqual([]);
});
