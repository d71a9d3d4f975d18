import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** Fails unless the page is accessible and does not scroll sideways; reports each violated rule with its first element. */
export async function expectAccessible(page: Page): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  // A chart gets its new width a frame after the window.
  await expect.poll(sideways, 'the page scrolls sideways').toBeLessThanOrEqual(0);
  // A virtual list shows its rows one frame after it has measured them.
  await expect(page.locator('[style*="visibility: hidden"]')).toHaveCount(0);
  // A color has another contrast during a transition, also of what arrives while axe looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Endless animations are not awaited.
  await expect.poll(() => page.evaluate(endingAnimations)).toBe(0);
  // In the page itself, which has no frames: otherwise every result, passed ones too, goes to a second page.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(
    violations.map(
      (violation) => `${violation.id}: ${violation.nodes[0]?.html} ${violation.nodes[0]?.failureSummary}`,
    ),
  ).toEqual([]);
}

/** How people see the panel: on a wide screen and on two phones, light and dark. */
export const appearances = [
  { width: 1440, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** The same in each appearance, on the page as it stands; ends in the first. */
export async function expectAccessibleInAll(
  page: Page,
  [first, ...others]: readonly [
    (typeof appearances)[number],
    ...(typeof appearances)[number][],
  ] = appearances,
): Promise<void> {
  for (const { width, colorScheme } of [...others, first]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await test.step(`at ${width} px, ${colorScheme}`, () => expectAccessible(page));
  }
}

/** Runs in the page: number of running animations and transitions that end. */
const endingAnimations = () =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    ).length;
