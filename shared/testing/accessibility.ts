import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with the broken rules and their first places unless the page, as it stands now, is accessible and fits its width. */
export async function expectAccessible(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  // A long list shows its rows once it has measured them, one frame after they were drawn.
  await expect(page.locator('[style*="visibility: hidden"]')).toHaveCount(0);
  // A color in the middle of a transition has another contrast; what repeats for ever is no reason to wait.
  await expect.poll(() => page.evaluate(endingAnimations)).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes[0]?.html} ${violation.nodes[0]?.failureSummary}`,
    ),
  ).toEqual([]);
}

/** Runs in the page: how many animations and transitions are under way that come to an end. */
const endingAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    ).length;
