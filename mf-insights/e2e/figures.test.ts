import { expect } from '@hawiyat/shared/testing/panel';
import { testEveryFigure } from './every-figure.ts';
import { expectFigures } from './expect-figures.ts';
import { expectRevenue } from './expect-widgets.ts';
import { figuresAt, moments, test } from './figures-world.ts';

const [ordinaryDay, lastMinute, firstMinute] = moments;

testEveryFigure(ordinaryDay, 'few');

test('a page that stays open over midnight shows the new year without a reload', { tag: '@slow' }, async ({
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
