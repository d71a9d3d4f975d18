import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the broken rules and their first places unless the page, as it stands now, is accessible and fits its width. */
export async function expectAccessible(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  // A long list shows its rows once it has measured them, one frame after they were drawn.
  await expect(page.locator('[style*="visibility: hidden"]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes[0]?.html} ${violation.nodes[0]?.failureSummary}`,
    ),
  ).toEqual([]);
}
