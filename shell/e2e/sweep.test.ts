import { expectAccessible, expectAccessibleInAll } from '@hawiyat/shared/testing/accessibility';
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

// The tests are independent, so workers can share this file.
test.describe.configure({ mode: 'parallel' });

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/جاري (تحميل|التحميل)/)).toHaveCount(0);
}

/** Opens a page of this list. */
type Open = (path: string) => Promise<unknown>;

/** The address of the first container or driver. */
async function firstOf(kind: 'containers' | 'drivers', page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/company/${kind}?limit=1`, { headers });
  return `/${kind}/${(await answer.json())[kind][0].id}`;
}

async function openPage(path: string, page: Page, signIn: Open, { token }: { token: string }): Promise<void> {
  if (path === 'a container') await signIn(await firstOf('containers', page, token));
  else if (path === 'a driver') await signIn(await firstOf('drivers', page, token));
  else await (visitors.includes(path) ? page.goto(path) : signIn(path));
  await settled(page);
}

// Without motion, because axe would measure a color in transition.
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/** These are shown daily; `npm run test:slow` has every page in every appearance. */
for (const { width, colorScheme, paths } of [
  { width: 1440, colorScheme: 'light', paths: ['/', '/dashboard', '/orders'] },
  { width: 390, colorScheme: 'dark', paths: ['/containers', 'a driver'] },
] as const)
  test.describe(`at ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme, ...still });

    for (const path of paths)
      test(`nothing is inaccessible or scrolls sideways at ${path}`, async ({ page, signIn, session }) => {
        await openPage(path, page, signIn, session);
        await expectAccessible(page);
      });
  });

test.describe('in every appearance', () => {
  test.use({ viewport: { width: 1440, height: 900 }, ...still });

  for (const path of [...visitors, ...admins, 'a container', 'a driver'])
    test(`nothing is inaccessible or scrolls sideways at ${path}`, { tag: '@slow' }, async ({
      page,
      signIn,
      session,
    }) => {
      await openPage(path, page, signIn, session);
      await expectAccessibleInAll(page);
    });
});

/** Runs in the page. @returns texts with hardly more than a letter on each line */
function textsOfSingleLetters(): string[] {
  // What only screen readers get is drawn in a box of one pixel.
  const isHidden = (element: Element | null): boolean =>
    element !== null && (element.clientWidth === 1 || isHidden(element.parentElement));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim() ?? '';
    range.selectNodeContents(texts.currentNode);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const isBroken = text.length > 5 && lines.size * 2 > text.length;
    if (isBroken && !isHidden(texts.currentNode.parentElement)) found.push(text);
  }
  return found;
}

test.describe('a phone of 360 px with text of 24 px', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test('no page is wider than the screen, every title is whole, and no text stands letter by letter', {
    tag: '@slow',
  }, async ({ page, signIn }) => {
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
      const columns = await page.evaluate(textsOfSingleLetters);
      expect({ path, size, width, title, columns }).toEqual({
        ...{ path, size: '24px', width: 360, title: 0, columns: [] },
      });
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
