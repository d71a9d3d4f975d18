import { expect, test } from '@hawiyat/shared/testing/panel';
import { openPublicPage, takenOver } from '@hawiyat/shared/testing/public-page';
import type { Page } from '@playwright/test';

const headline = 'كل حاوياتك وطلباتك وسائقيك في لوحة واحدة';
const sections = ['hero', 'who-we-are', 'services', 'how-we-work', 'testimonials', 'contact-us'];
const titles = ['من نحن', 'خدماتنا', 'كيف نعمل', 'طرق الدفع المقبولة', 'آراء العملاء', 'تواصل معنا'];
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' }).format();

const moved = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'moved')));
const watchMovements = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const it of list.getEntries())
        if ('value' in it) Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Number(it.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const nav = (page: Page) => page.getByRole('navigation', { name: 'أقسام الصفحة' });
const menu = (page: Page) => page.locator('summary');

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: every section, the samples’ mark, the year, and links that lead on', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page).toHaveTitle('منصة حاويات: إدارة تأجير الحاويات');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
    for (const id of sections) await expect(page.locator(`section#${id}`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(titles);
    await expect(page.locator('#how-we-work li')).toHaveCount(6);
    await expect(page.locator('#testimonials figure')).toHaveCount(3);
    await expect(page.getByText('نماذج توضيحية، وليست آراء عملاء حقيقيين')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(`© ${year} الاسم النظامي للشركة (بيان تجريبي)`);
    const registers = page.getByRole('link', { name: 'سجّل شركتك' });
    await expect(registers).toHaveCount(2);
    for (const link of await registers.all()) await expect(link).toHaveAttribute('href', '/signup');
    await expect(page.getByRole('img', { name: /^صورة من لوحة التحكم/ })).toHaveJSProperty('complete', true);

    await nav(page).getByRole('link', { name: 'كيف نعمل' }).click();
    await expect(page.locator('#how-we-work h2')).toBeInViewport();
    await page.getByRole('contentinfo').getByRole('link', { name: 'سياسة الخصوصية' }).click();
    await expect(page).toHaveURL(/\/privacy-policy$/);
  });

  test('the menu of a small screen opens and closes', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await expect(nav(page)).toBeHidden();
    await menu(page).click();
    await expect(nav(page).getByRole('link', { name: 'خدماتنا' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await menu(page).click();
    await expect(nav(page)).toBeHidden();
  });
});

test('until a person shows no script is asked for; then the host comes, once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toBeAttached();
  expect(scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('the host takes the page over where it stands: same elements, nothing moves, nothing in the console', async ({
  page,
}) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await watchMovements(page);
  await page.addInitScript(() => {
    const watch = { replaced: 0, headline: null as Element | null };
    Object.assign(window, { watch });
    new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (watch.headline && now !== watch.headline) watch.replaced += 1;
      watch.headline ??= now;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/');
  await takenOver(page);
  await nav(page).getByRole('link', { name: 'تواصل معنا' }).click();
  await expect(nav(page).locator('[aria-current]')).toHaveText('تواصل معنا');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} `);

  const watch = await page.evaluate(() => Reflect.get(window, 'watch'));
  expect(watch.replaced).toBe(0);
  expect(await moved(page)).toBeLessThan(0.02);
  expect(said).toEqual([]);
});

test('the mark in the navigation follows the reader, and the menu closes behind who chose a section', async ({
  page,
}) => {
  await page.goto('/');
  await takenOver(page);
  await expect(nav(page).locator('[aria-current]')).toHaveText('الرئيسية');
  await page.locator('#services').evaluate((item) => item.scrollIntoView({ behavior: 'instant' }));
  await expect(nav(page).locator('[aria-current]')).toHaveText('خدماتنا');

  await page.setViewportSize({ width: 390, height: 844 });
  await menu(page).click();
  await nav(page).getByRole('link', { name: 'كيف نعمل' }).click();
  await expect(nav(page)).toBeHidden();
  await expect(page.locator('#how-we-work h2')).toBeInViewport();
  await menu(page).click();
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
});

test('to the sign-in and back no page is loaded, and the landing page is drawn like any other', async ({
  page,
}) => {
  await page.goto('/');
  await takenOver(page);
  const opened = await page.evaluate(() => performance.timeOrigin);
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveTitle('تسجيل الدخول · منصة حاويات');
  await page.getByRole('link', { name: 'منصة حاويات، الصفحة الرئيسية' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page).toHaveTitle('منصة حاويات: إدارة تأجير الحاويات');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} `);
  await page.getByRole('main').getByRole('link', { name: 'سجّل شركتك' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تسجيل الشركة');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

test('when no release of the area can be had, the page stays as it came, and its links lead on', async ({
  page,
}) => {
  await page.route(/\/r\/mf-marketing\/.*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => /could not be opened/.test(message.text()));
  await openPublicPage(page, '/');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.locator('#hero').evaluate((item) => getComputedStyle(item).backgroundColor)).toBe(
    'rgb(15, 33, 64)',
  );
  await nav(page).getByRole('link', { name: 'خدماتنا' }).click();
  await expect(page.locator('#services h2')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveTitle('تسجيل الدخول · منصة حاويات');
});

test('on a phone the picture is the phone’s own, modern and no larger than its screen, and late fonts move nothing', async ({
  page,
}) => {
  await watchMovements(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\//, '')));
  // As on a slow line, the fonts come after everything else has been painted.
  await page.route(/\.woff2$/, async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await takenOver(page);
    await route.continue();
  });
  await page.goto('/');
  await takenOver(page);
  await page.evaluate(() => document.fonts.ready);
  const hero = page.getByRole('img', { name: /^صورة من لوحة التحكم/ });
  expect(await hero.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
    /panel-phone-390\.avif$/,
  );
  expect(asked.filter((text) => /^panel/.test(text))).toEqual(['panel-phone-390.avif']);
  // Pictures in the colours of the other theme are never loaded.
  for (const card of await page.locator('#services article').all()) await card.scrollIntoViewIfNeeded();
  await expect.poll(() => asked.filter((text) => /^(orders|revenue)/.test(text))).toHaveLength(2);
  expect(asked.filter((text) => /-dark|containers/.test(text))).toEqual([]);
  expect(await moved(page)).toBeLessThan(0.02);
  for (const picture of await page.locator('main img:visible').all()) {
    const { drawn, natural } = await picture.evaluate((element: HTMLImageElement) => ({
      drawn: element.clientWidth / element.clientHeight,
      natural: element.naturalWidth / element.naturalHeight,
    }));
    expect(drawn).toBeCloseTo(natural, 2);
  }
  const beside = await hero.evaluate(
    (element: HTMLImageElement) => new URL('social.jpg', element.currentSrc).href,
  );
  const social = await page.request.get(beside);
  expect([social.status(), social.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a wide window with fine pixels gets the large picture of the panel', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const hero = page.getByRole('img', { name: /^صورة من لوحة التحكم/ });
  await expect(hero).toHaveJSProperty('complete', true);
  expect(await hero.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/panel-1600\.avif$/);
  await context.close();
});

test('who is signed in goes from / to the dashboard and never sees the page of strangers', async ({
  page,
  context,
  signIn,
}) => {
  // Only a session whose cookie is gone gets the page of strangers at all.
  await signIn('/health');
  await context.clearCookies();
  await page.addInitScript(() => {
    const watch = { frames: 0, seen: false };
    Object.assign(window, { watch });
    // Nothing is painted between two frames, so what no frame finds visible nobody has seen.
    const look = () => {
      const section = document.getElementById('hero');
      if (section) watch.frames += 1;
      watch.seen ||= section?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  // The host's scripts are kept waiting until the page has been painted without them.
  await page.route(/\/s\/.*\.js$/, async (route) => {
    await page.waitForFunction(() => Reflect.get(window, 'watch').frames > 2);
    await route.continue();
  });
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'الصفحة الرئيسية' })).toBeVisible();
  const watch = await page.evaluate(() => Reflect.get(window, 'watch'));
  expect(watch.seen).toBe(false);
  expect(watch.frames).toBeGreaterThan(2);
});

test('a damaged session is no reason to hide the page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('web_auth_token', 'x');
    localStorage.setItem('web_auth_user', '{"id":');
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await takenOver(page);
});
