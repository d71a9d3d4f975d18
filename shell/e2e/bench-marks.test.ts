import { expect, test } from '@hawiyat/shared/testing/panel';
import { content, isForVisitors } from '../bench/load/content.ts';
import { visit } from '../bench/load/visit.ts';
import { filter, filtered, shownAt } from '../bench/marks.ts';

/** What the other benches measure. */
const measuredAt: Record<string, readonly string[]> = shownAt;

for (const path of new Set([...Object.keys(content), ...Object.keys(measuredAt)]))
  test(`the benches find at ${path} what they measure there`, async ({ page, signIn }) => {
    await (isForVisitors(path) ? page.goto(path) : signIn(path));
    for (const mark of content[path] ?? []) await expect(page.locator(mark).first()).toBeVisible();
    if (filtered.includes(path)) await page.locator(filter).click();
    for (const mark of measuredAt[path] ?? []) await expect(page.locator(mark).first(), mark).toBeAttached();
    // The load bench knows a page by what none of its others shows.
    for (const [other, marks] of Object.entries(content)) {
      if (!(path in content) || other === path) continue;
      const found = await Promise.all(marks.map((mark) => page.locator(mark).count()));
      expect(found, other).toContain(0);
    }
  });

test('a visit of the load bench ends when all has come', async ({ context, baseURL, signIn }) => {
  await signIn('/dashboard');
  const { requests } = await visit(context, baseURL ?? '', '/dashboard', { network: 'none', settles: true });
  expect(requests.length).toBeGreaterThan(3);
});
