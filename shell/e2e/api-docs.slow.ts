import { expect, test } from '@hawiyat/shared/testing/panel';

for (const [width, colorScheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`the API is documented in a viewer that asks nobody for anything (${width}, ${colorScheme})`, async ({
    page,
    panel,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith(panel.url))
        foreign.push(request.url());
    });

    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: 'Add a container' })).toBeVisible();
    await expect(page.getByText('/api/company/containers/add').first()).toBeAttached();
    // Redoc's side menu is complete once it names its maker.
    await expect(page.getByText('API docs by Redocly')).toBeAttached();
    await expect(page.getByAltText('redocly logo')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // Without an origin of its own, it has neither the panel's storage nor its responses.
    expect(await page.evaluate(() => window.origin)).toBe('null');
    expect(foreign).toEqual([]);
  });
}

test('the documentation is searched in its own words', async ({ page }) => {
  // Only against hanging: the viewer draws the whole document before it answers.
  test.setTimeout(180_000);
  await page.goto('/api/docs');
  await page.getByPlaceholder('Search...').fill('proof of delivery');
  const found = page.getByRole('menuitem', { name: 'Upload the proof of delivery' }).first();
  await found.waitFor({ timeout: 150_000 });
});
