import { expect, test } from '@hawiyat/shared/testing/panel';
import type { Locator, Page } from '@playwright/test';
import { screens } from './screens.ts';

test.use({
  viewport: { width: 1440, height: 900 },
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
});

async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/جاري (تحميل|التحميل)/)).toHaveCount(0);
}

/** Background, edges and outline as the browser paints them. */
const painted = (locator: Locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const edges = ['top', 'bottom', 'inline-start'].map((side) => style.getPropertyValue(`border-${side}`));
    return [style.backgroundColor, style.outlineStyle === 'none' || style.outline, ...edges].join(' | ');
  });

/** As the browser resolves a color of the system. */
const systemColor = (page: Page, name: 'Canvas' | 'CanvasText') =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const { color: resolved } = getComputedStyle(probe);
    probe.remove();
    return resolved;
  }, name);

interface Choice {
  readonly kind: string;
  readonly text: string;
  readonly isSeen: boolean;
}

/** Runs in the page. Compares each visible choice with the nearest one of its kind that is not chosen. */
function choicesOfPage(): Choice[] {
  const kinds: Record<string, [chosen: string, other: string]> = {
    link: ['a[aria-current]', 'a:not([aria-current])'],
    tab: ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    button: ['[aria-pressed=true]', '[aria-pressed=false]'],
    radio: ['label:has(> [type=radio]:checked)', 'label:has(> [type=radio]:not(:checked))'],
    row: ['li[data-current]', 'li[data-row]:not([data-current])'],
  };
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    return [style.backgroundColor, style.outlineStyle === 'none' || style.outline, style.borderInlineStart]
      .map(String)
      .join();
  };
  const nearest = (element: Element, selector: string): Element | null => {
    const parent = element.parentElement;
    return parent && (parent.querySelector(selector) ?? nearest(parent, selector));
  };
  return Object.entries(kinds).flatMap(([kind, [chosen, other]]) =>
    [...document.querySelectorAll(chosen)]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .flatMap((element) => {
        const beside = nearest(element, other);
        if (!beside) return [];
        const text = element.textContent?.trim().slice(0, 40) ?? '';
        return [{ kind, text, isSeen: look(element) !== look(beside) }];
      }),
  );
}

test('on every screen a choice is painted unlike the others of its kind', async ({ page, signIn }) => {
  test.setTimeout(300_000);
  const found: (Choice & { path: string })[] = [];
  await signIn();
  for (const path of screens) {
    await page.goto(path);
    await settled(page);
    for (const choice of await page.evaluate(choicesOfPage)) found.push({ path, ...choice });
  }
  expect(found.filter(({ isSeen }) => !isSeen)).toEqual([]);
  const kinds = new Set(found.map(({ kind }) => kind));
  for (const kind of ['link', 'tab', 'radio', 'row']) expect(kinds).toContain(kind);
});

test('a selected row, a chosen day, a pressed filter and a switch are painted as such', async ({
  page,
  signIn,
}) => {
  await signIn('/containers?view=table');
  const row = page.getByRole('row').nth(2);
  const before = await painted(row);
  await row.getByRole('checkbox').click({ force: true });
  await expect(row.getByRole('checkbox')).toBeChecked();
  expect(await painted(row)).not.toBe(before);

  await page.goto('/orders?tab=accepted_orders&view=day');
  await page.getByRole('button', { name: 'فتح التقويم' }).click();
  const day = page.locator('[data-part="table-cell-trigger"]:not([data-outside-range])');
  const chosen = await painted(day.and(page.locator('[data-selected]')).first());
  expect(await painted(day.and(page.locator(':not([data-selected])')).first())).not.toBe(chosen);

  await page.goto('/settings/work');
  const toggle = page.getByRole('switch').first();
  await settled(page);
  const knob = () => toggle.evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
  const first = [await painted(toggle), await knob()];
  await toggle.click();
  const second = [await painted(toggle), await knob()];
  expect(second[0]).not.toBe(first[0]);
  // The knob stands out from its track.
  for (const [track, end] of [first, second]) expect(track?.startsWith(end ?? '')).toBe(false);
});

test('progress, legends and the parts of charts are painted, and told apart without color', async ({
  page,
  signIn,
}) => {
  await signIn();
  await settled(page);
  const canvas = await systemColor(page, 'Canvas');
  const donut = page.getByRole('img', { name: /^مخطط حلقي للطلبات/ });
  await donut.locator('svg').waitFor();
  const marks = await page.locator('main [data-graphic]').evaluateAll((all) =>
    all
      .filter((mark) => mark.checkVisibility() && mark.getBoundingClientRect().width > 0)
      .map((mark) => ({
        color: getComputedStyle(mark).backgroundColor,
        list: mark.closest('section')?.getAttribute('aria-label'),
        shape: ['background-image', 'border-radius', 'height']
          .map((name) => getComputedStyle(mark).getPropertyValue(name))
          .join(),
        isLegend: mark.parentElement?.localName === 'li',
      })),
  );
  expect(marks.length).toBeGreaterThan(6);
  expect(marks.filter(({ color }) => color === canvas)).toEqual([]);
  const legends = marks.filter(({ isLegend }) => isLegend);
  expect(legends.length).toBeGreaterThan(0);
  const told = legends.map(({ list, shape }) => `${list}: ${shape}`);
  expect(new Set(told).size).toBe(told.length);
  const fills = await donut
    .locator('path')
    .evaluateAll((all) => all.map((path) => path.getAttribute('fill')));
  expect(new Set(fills.slice(-3)).size).toBe(Math.min(3, fills.length));
});

test('the shapes of statuses and the focus are painted', async ({ page, signIn }) => {
  await signIn('/orders?tab=accepted_orders');
  await settled(page);
  const text = await systemColor(page, 'CanvasText');
  const shapes = await page.locator('main span').evaluateAll((all) =>
    all
      .map((badge) => getComputedStyle(badge, '::before'))
      .filter(({ clipPath, content }) => clipPath !== 'none' && content !== 'none')
      .map(({ backgroundColor }) => backgroundColor),
  );
  expect(shapes.length).toBeGreaterThan(0);
  expect(new Set(shapes)).toEqual(new Set([text]));

  await page.locator('#content').focus();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const focused = document.activeElement;
      // A radio is drawn by its label.
      const drawn = focused?.matches('[type=radio]') ? focused.closest('label') : focused;
      return drawn && getComputedStyle(drawn).outlineStyle;
    });
    expect(outline).not.toBe('none');
  }
});

test.describe('in usual colors', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the parts of the ring differ by pattern, not only by color', async ({ page, signIn }) => {
    await signIn();
    const donut = page.getByRole('img', { name: /^مخطط حلقي للطلبات/ });
    await expect(donut.locator('pattern')).toHaveCount(2);
    await expect(donut.locator('path[fill="url(#donut-current)"]')).toHaveCount(1);
  });
});
