import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { expect } from '@hawiyat/shared/testing/panel';
import { dashboardPage } from './dashboard-page.ts';
import { actionNames, expectFigures } from './expect-figures.ts';
import { expectBreakdown, expectRevenue, expectStatement } from './expect-widgets.ts';
import { figuresAt, moments, sizes, test } from './figures-world.ts';

const [, lastMinute, firstMinute] = moments;

// In this order, because the server does not undo what a passed day has changed.
for (const moment of moments) {
  for (const size of sizes)
    test(`${moment.name}, ${size} orders: every figure is what SQL counts in the rows`, async ({
      page,
      world,
    }) => {
      await page.clock.setFixedTime(moment.at);
      const counted = figuresAt(await world.enter(page, moment, size), moment);
      await page.goto('/dashboard');
      await expectFigures(page, counted);
      await expectBreakdown(page, counted.breakdown);
      await expectRevenue(page, counted.revenue);
      await expectStatement(page, counted.statement);
    });

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

  if (moment === lastMinute)
    test('a page that stays open over midnight shows the new year without a reload', async ({
      page,
      world,
    }) => {
      await page.clock.install({ time: lastMinute.at });
      const counted = await world.enter(page, lastMinute, 'few');
      const [before, after] = [figuresAt(counted, lastMinute), figuresAt(counted, firstMinute)];
      expect(after.actions).not.toEqual(before.actions);
      await page.goto('/dashboard');
      await expectFigures(page, before);

      await world.panel.setClock(firstMinute.at);
      await page.clock.fastForward('02:00');
      await expectFigures(page, after);
      await expectRevenue(page, after.revenue);
    });
}
