import { abortUntilRetried } from '@hawiyat/shared/testing/abort-until-retried';
import { gate } from '@hawiyat/shared/testing/gate';
import { expect, test } from '@hawiyat/shared/testing/panel';
import { containersApi } from './containers-api.ts';
import { containersPage } from './containers-page.ts';

/** Its first page and the whole of it. */
const list = /\/api\/company\/containers(\?|$)/;

test.beforeEach(({ signIn }) => signIn());

test('the list shows type, number, size, price and status of every container', async ({ page }) => {
  const containers = containersPage(page);
  await containers.open();
  const number = await containers.add({ price: '1250.5' });
  const card = containers.card(number);
  for (const text of ['حاويات أنقاض', '20 ياردة', '1,250.50 ر.س', 'متوفرة']) {
    await expect(card).toContainText(text);
  }
});

test('«مؤجرة» and «صيانة» differ at a glance, by color and for the color-blind by shape', async ({
  page,
}) => {
  const containers = containersPage(page);
  await containers.open();
  const lookOf = async (status: string) => {
    await containers.tab(status).check({ force: true });
    return containers.cards
      .getByText(status, { exact: true })
      .first()
      .evaluate((badge) => {
        const { color, backgroundColor } = getComputedStyle(badge);
        const { clipPath, content, width } = getComputedStyle(badge, '::before');
        return { color, backgroundColor, clipPath, isDrawn: content !== 'none' && width === '8px' };
      });
  };
  const [rented, maintenance] = [await lookOf('مؤجرة'), await lookOf('صيانة')];
  expect([rented.isDrawn, maintenance.isDrawn]).toEqual([true, true]);
  expect(rented.clipPath).not.toBe(maintenance.clipPath);
  expect(rented.color).not.toBe(maintenance.color);
  expect(rented.backgroundColor).not.toBe(maintenance.backgroundColor);
});

test('while the list is on its way, its text says so; then a screen reader announces how many there are', {
  tag: '@slow',
}, async ({ page }) => {
  const { open: arrive, opened: arrived } = gate();
  await page.route(list, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/containers');
  await expect(page.getByText('جاري تحميل الحاويات...')).toBeVisible();
  arrive();
  await expect(page.getByRole('status').filter({ hasText: /^تم تحميل \d+ حاوية$/ })).toBeAttached();
  await expect(page.getByText('جاري تحميل الحاويات...')).toBeHidden();
});

test('a list that cannot be had shows the red box with the message; the retry brings the list', {
  tag: '@slow',
}, async ({ page }) => {
  await abortUntilRetried(page, list);
  await page.goto('/containers');
  const box = page.getByRole('alert');
  await expect(box).toContainText('حدث خطأ في التحميل');
  await expect(box).toContainText('تعذّر الاتصال بالخادم. يرجى التحقق من اتصالك بالإنترنت.');
  await box.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(containersPage(page).cards.first()).toBeVisible();
  await expect(box).toBeHidden();
});

test('coming back without a connection shows what is known, with the error above it', {
  tag: '@slow',
}, async ({ page, context }) => {
  const containers = containersPage(page);
  await containers.open();
  // The area's other chunks load when the browser is idle, those of this page's actions among them.
  await expect(containers.toolbar.menu).toBeVisible();
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some((entry) => entry.name.endsWith('/drivers.js')),
  );
  await context.setOffline(true);
  await page.getByRole('link', { name: 'إدارة السائقين' }).click();
  await expect(page.getByRole('heading', { name: 'إدارة السائقين' })).toBeVisible();
  await containers.open();
  await expect(page.getByRole('alert')).toContainText('حدث خطأ في التحميل');

  await page.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('alert')).toContainText('تعذّر الاتصال بالخادم.');
  // A press would race with what asks again by itself.
  await context.setOffline(false);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the tabs show the containers of one status; reserved ones show under «الكل» alone', {
  tag: '@slow',
}, async ({ page, panel, session }) => {
  const containers = containersPage(page);
  const all = await containersApi(panel.url, session.token).list();
  const reserved = all.find((item) => item.status === 'reserved')?.containerNumber ?? '';
  await containers.open();
  for (const status of ['متوفرة', 'مؤجرة', 'صيانة']) {
    await containers.tab(status).check({ force: true });
    await expect(containers.cards.filter({ hasNotText: status })).toHaveCount(0);
    await expect(containers.cards.filter({ hasText: status })).not.toHaveCount(0);
  }
  await containers.search.fill(reserved);
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await containers.tab('الكل').check({ force: true });
  await expect(containers.card(reserved)).toContainText('محجوزة');
});

test('a search looks at number and type, in Arabic digits too, and can be cleared', { tag: '@slow' }, async ({
  page,
}) => {
  const containers = containersPage(page);
  await containers.open();
  await containers.search.fill('C-٠٠٠٧');
  await expect(containers.cards).toHaveCount(1);
  await expect(containers.cards).toContainText('C-0007');
  await containers.search.fill('لا حاوية كهذه');
  await expect(page.getByText('لا توجد نتائج مطابقة')).toBeVisible();
  await page.getByRole('button', { name: 'مسح البحث' }).click();
  await expect(containers.cards.nth(1)).toBeVisible();
});

test('the list is sorted by what is chosen, from either end, and a screen reader announces it', {
  tag: '@slow',
}, async ({ page }) => {
  const containers = containersPage(page);
  const { sort } = containers;
  const shown = async (pattern: RegExp) =>
    (await containers.cards.allInnerTexts())
      .slice(0, 6)
      .map((text) => Number((pattern.exec(text)?.[1] ?? '').replace(',', '')));
  const price = /([\d,]+\.\d\d)/;
  const number = /C-(\d+)/;
  const direction = (name: string) => page.getByRole('button', { name, exact: true });
  const inOrder = (pattern: RegExp, by: (a: number, b: number) => number) => async () => {
    const found = await shown(pattern);
    expect(found.length).toBeGreaterThan(3);
    expect(found).toEqual(found.toSorted(by));
    return found[0];
  };
  await containers.open();
  await containers.toolbar.openFilter();
  await expect(sort).toHaveValue('createdAt');
  await expect(inOrder(number, (a, b) => b - a)).toPass();

  await sort.selectOption('السعر');
  await expect(inOrder(price, (a, b) => a - b)).toPass();
  await direction('ترتيب تصاعدي حسب السعر، اضغط للتبديل إلى التنازلي').click();
  await expect(inOrder(price, (a, b) => b - a)).toPass();
  await expect(page.getByRole('status').filter({ hasText: 'تم الترتيب حسب السعر، تنازلي' })).toBeAttached();

  await sort.selectOption('رقم الحاوية');
  await expect(direction('ترتيب تصاعدي حسب رقم الحاوية، اضغط للتبديل إلى التنازلي')).toBeVisible();
  await expect(inOrder(number, (a, b) => a - b)).toPass();
  await containers.toolbar.closeFilter();
  await containers.tab('صيانة').check({ force: true });
  await expect(inOrder(number, (a, b) => a - b)).toPass();
});

test('an empty list says what to do first, and an empty tab names its status and leads back', {
  tag: '@slow',
}, async ({ page }) => {
  const containers = containersPage(page);
  let has: string[] = [];
  await page.route(list, async (route) => {
    const response = await route.fetch();
    const { containers: all } = await response.json();
    const json = { containers: all.filter(({ status }: { status: string }) => has.includes(status)) };
    await route.fulfill({ response, json });
  });
  await page.goto('/containers');
  await expect(page.getByText('لا توجد حاويات', { exact: true })).toBeVisible();
  await expect(page.getByText('أضف حاويتك الأولى لتظهر هنا.')).toBeVisible();
  const named = [
    ['متوفرة', 'لا توجد حاويات متوفرة'],
    ['مؤجرة', 'لا توجد حاويات مؤجرة'],
    ['صيانة', 'لا توجد حاويات في الصيانة'],
  ] as const;
  // A company without any container has the tabs, too.
  for (const [tab, text] of named) {
    await containers.tab(tab).check({ force: true });
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await page.goto('/containers?status=rented');
  await expect(page.getByText('لا توجد حاويات مؤجرة', { exact: true })).toBeVisible();
  await expect(containers.tab('مؤجرة')).toBeChecked();
  await expect(containers.search).toHaveCount(0);

  has = ['reserved'];
  await page.goto('/containers');
  for (const [tab, text] of named) {
    await containers.tab(tab).check({ force: true });
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'مسح التصفية' }).click();
    await expect(containers.tab('الكل')).toBeChecked();
    await expect(containers.cards.first()).toBeVisible();
  }
});

test('the first eight cards come in 50 ms after each other, and none under reduced motion', {
  tag: '@slow',
}, async ({ page }) => {
  const containers = containersPage(page);
  const motion = (at: number) =>
    containers.cards.nth(at).evaluate((card) => {
      const { animationDelay, animationDuration } = getComputedStyle(card);
      return [animationDelay, animationDuration];
    });
  await containers.open();
  expect(await Promise.all([0, 1, 7, 8].map(motion))).toEqual(
    ['0s', '0.05s', '0.35s', '0.35s'].map((delay) => [delay, '0.28s']),
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect((await motion(7))[0]).toBe('0s');
});

test('nothing scrolls sideways at 360 px, with the list and with the form open', { tag: '@slow' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/containers');
  const containers = containersPage(page);
  await expect(containers.cards.first()).toBeVisible();
  await expect(containers.newOne).toBeVisible();
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await tooWide()).toBe(0);
  await containers.newOne.click();
  await expect(containers.button('إضافة الحاوية')).toBeInViewport();
  expect(await tooWide()).toBe(0);
});
