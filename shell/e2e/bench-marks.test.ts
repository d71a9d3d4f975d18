import { expect, test } from '@hawiyat/shared/testing/panel';
import { content, isForVisitors } from '../bench/load/content.ts';
import { shownAt } from '../bench/marks.ts';

for (const [path, marks] of Object.entries(content))
  test(`the load bench knows ${path} by what none of its other pages shows`, async ({ page, signIn }) => {
    await (isForVisitors(path) ? page.goto(path) : signIn(path));
    for (const mark of marks) await expect(page.locator(mark).first()).toBeVisible();
    for (const [other, others] of Object.entries(content)) {
      if (other === path) continue;
      const found = await Promise.all(others.map((mark) => page.locator(mark).count()));
      expect(found, other).toContain(0);
    }
  });

for (const [path, marks] of Object.entries(shownAt))
  test(`what the other benches measure at ${path} is there`, async ({ page, signIn }) => {
    await signIn(path);
    for (const mark of marks) await expect(page.locator(mark).first(), mark).toBeAttached();
  });
