import { expect, test } from '@hawiyat/shared/testing/panel';
import { hydrated, openPublicPage } from '@hawiyat/shared/testing/public-page';
import type { Page } from '@playwright/test';

const headline = 'كل حاوياتك وطلباتك وسائقيك في لوحة واحدة';
const sections = ['hero', 'who-we-are', 'services', 'how-we-work', 'testimonials', 'contact-us'];
const titles = ['من نحن', 'خدماتنا', 'كيف نعمل', 'طرق الدفع المقبولة', 'آراء العملاء', 'تواصل معنا'];
const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Riyadh', year: 'numeric' }).format();

const layoutShift = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'layoutShift')));
const recordLayoutShift = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry)
          Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
const nav = (page: Page) => page.getByRole('navigation', { name: 'أقسام الصفحة' });
const menu = (page: Page) => page.locator('summary');

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is complete: every section, the samples’ notice, the year, and working links', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
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

test('without any script the contact is one: links that open WhatsApp, phone and mail, and what a company asks first', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const contact = page.locator('#contact-us');
  const links = await contact
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links).toEqual(
    expect.arrayContaining(['https://wa.me/0000000000', 'tel:0000000000', 'mailto:support@hawiyat.example']),
  );
  await expect(contact.getByText('من الأحد إلى الخميس، من 8:00 ص إلى 5:00 م (بيان تجريبي)')).toBeVisible();
  for (const term of ['تكلفة المنصة على الشركة', 'مدة مراجعة طلب التسجيل', 'المدن التي نخدمها'])
    await expect(page.locator('#how-we-work').getByRole('term').filter({ hasText: term })).toBeVisible();
  await context.close();
});

test('the theme is chosen, also before the host has loaded, and can be the device’s again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.goto('/');
  const dark = page.getByRole('checkbox', { name: 'المظهر الداكن' });
  // The first press also loads the host.
  await dark.check({ force: true });
  await expect.poll(isDark).toBe(true);
  await page.reload();
  await hydrated(page);
  await expect(dark).toBeChecked();
  expect(await isDark()).toBe(true);
  await page.getByRole('radio', { name: 'حسب الجهاز' }).check({ force: true });
  await expect.poll(isDark).toBe(false);
  await expect(dark).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('no script is requested before the first interaction; then the host loads, once', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('region', { name: 'الإشعارات' })).toBeAttached();
  expect(scripts.length).toBeGreaterThan(2);
  expect(new Set(scripts).size).toBe(scripts.length);
});

test('the host hydrates the page in place: same elements, nothing moves, nothing in the console', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await recordLayoutShift(page);
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
  await hydrated(page);
  await nav(page).getByRole('link', { name: 'تواصل معنا' }).click();
  await expect(nav(page).locator('[aria-current]')).toHaveText('تواصل معنا');
  await expect(page.getByRole('contentinfo')).toContainText(`© ${year} `);

  const watch = await page.evaluate(() => Reflect.get(window, 'watch'));
  expect(watch.replaced).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(0.02);
  expect(logged).toEqual([]);
});

test('to the sign-in and back no page is loaded, and the landing page renders like any other', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
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

test('when no release of the area loads, the prerendered page stays and its links work', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route(/\/r\/mf-marketing\/.*\.js$/, (route) => route.abort());
  const failed = page.waitForEvent('console', (message) => /could not be opened/.test(message.text()));
  await openPublicPage(page, '/');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await page.locator('#hero').evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
    'rgb(15, 33, 64)',
  );
  await nav(page).getByRole('link', { name: 'خدماتنا' }).click();
  await expect(page.locator('#services h2')).toBeInViewport();
  await page.getByRole('banner').getByRole('link', { name: 'تسجيل الدخول' }).click();
  await expect(page).toHaveTitle('تسجيل الدخول · منصة حاويات');
});

test('a signed-in person goes from / to the dashboard and never sees the landing page', async ({
  page,
  context,
  signIn,
}) => {
  // With a session cookie the server would redirect; without it the page has to.
  await signIn('/health');
  await context.clearCookies();
  await page.addInitScript(() => {
    const watch = { frames: 0, seen: false };
    Object.assign(window, { watch });
    // Nothing is painted between frames, so checking each frame is enough.
    const checkFrame = () => {
      const section = document.getElementById('hero');
      if (section) watch.frames += 1;
      watch.seen ||= section?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
      requestAnimationFrame(checkFrame);
    };
    requestAnimationFrame(checkFrame);
  });
  // The host's scripts wait until the page has been painted without them.
  await page.route(/\/s\/.*\.js$/, async (route) => {
    await page.waitForFunction(() => Reflect.get(window, 'watch').frames > 2);
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'الصفحة الرئيسية' })).toBeVisible();
  const watch = await page.evaluate(() => Reflect.get(window, 'watch'));
  expect(watch.seen).toBe(false);
  expect(watch.frames).toBeGreaterThan(2);
});
