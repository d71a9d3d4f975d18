import { expectFigures } from './expect-figures.ts';
import { expectBreakdown, expectRevenue, expectStatement } from './expect-widgets.ts';
import { figuresAt, type Moment, type Size, test } from './figures-world.ts';

/** One test: the panel shows, at a moment and for a company of a size, exactly what SQL counted. */
export function testEveryFigure(moment: Moment, size: Size): void {
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
}
