import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { expect } from '@hawiyat/shared/testing/panel';
import { dashboardPage } from './dashboard-page.ts';
import { testEveryFigure } from './every-figure.ts';
import { actionNames } from './expect-figures.ts';
import { figuresAt, moments, sizes, test } from './figures-world.ts';

// In this order, because the server does not undo what a passed day has changed.
for (const moment of moments) {
  for (const size of sizes) testEveryFigure(moment, size);

  test(`${moment.name}: each action leads to a list of exactly that length`, async ({ page, world }) => {
    const { actions } = figuresAt(await world.enter(page, moment, 'few'), moment);
    for (const [key, name] of Object.entries(actionNames)) {
      const found: number = Reflect.get(actions, key);
      expect(found, 'the company leaves something to find').toBeGreaterThan(0);
      await page.goto('/dashboard');
      await dashboardPage(page).action(name).click();
      if (key === 'withoutDriver' || key === 'tomorrow') {
        await expect(page.getByRole('listitem').filter({ hasText: 'تعيين' })).not.toHaveCount(0);
        continue;
      }
      await expect(page.getByText(`تم العثور على ${pluralizeGenitive(found, 'result')}`)).toBeAttached();
    }
  });
}
