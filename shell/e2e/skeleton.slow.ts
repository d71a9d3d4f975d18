import { expect, test } from '@hawiyat/shared/testing/panel';

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test(`the app-shell skeleton is shown before any script, exactly where the layout will be, at ${width} px`, async ({
    page,
    signIn,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await signIn('/containers');
    await expect(page.getByRole('button', { name: 'إضافة حاوية' })).toBeVisible();
    const boxOf = (selector: string) =>
      page.locator(selector).evaluate((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return { x, y, width, height, color: getComputedStyle(item).backgroundColor };
      });
    const sidebar = width > 1024 ? [await boxOf('aside')] : [];
    const layout = [...sidebar, await boxOf('#root header')];
    const [title] = await page
      .getByRole('heading', { level: 1, name: 'إدارة الحاويات' })
      .evaluateAll((found) => found.map((item) => item.getBoundingClientRect().right));

    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/s\/.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('#skeleton')).toBeVisible();
    const bars = width > 1024 ? ['#skeleton > :nth-child(1)'] : [];
    const skeleton = await Promise.all([...bars, '#skeleton > :nth-child(2)'].map(boxOf));
    expect(skeleton).toEqual(layout);
    expect(
      await page.locator('#skeleton > :nth-child(2)').evaluate((item) => {
        const [content, padding] = [
          getComputedStyle(item, '::before').content,
          getComputedStyle(item).paddingRight,
        ];
        return [content, item.getBoundingClientRect().right - Number.parseFloat(padding)];
      }),
    ).toEqual(['"إدارة الحاويات"', title]);
    release();
    await expect(page.getByRole('button', { name: 'إضافة حاوية' })).toBeVisible();
    await expect(page.locator('#skeleton')).toBeHidden();
  });
}

test('the layout appears without waiting for a slow area', async ({ page, signIn }) => {
  await signIn('/containers');
  await expect(page.getByRole('button', { name: 'إضافة حاوية' })).toBeVisible();
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/\/r\/mf-fleet\/.*remoteEntry\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('جاري تحميل القسم...')).toBeAttached();
  await expect(page.getByRole('link', { name: 'إدارة السائقين' })).toBeVisible();
  await expect(page.locator('#skeleton')).toBeHidden();
  arrive();
  await expect(page.getByRole('button', { name: 'إضافة حاوية' })).toBeVisible();
});
