import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { expect, type Locator, type Page } from '@playwright/test';

export const tiles = 'https://tile.openstreetmap.org/**';
export const fulfillTiles = (page: Page) =>
  page.route(tiles, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>',
    }),
  );

/**
 * Drags as a hand does: sets out, and goes on once the page has noticed.
 * @param place from the target's corner, in pixels; its middle when left out
 */
export async function dragTo(
  card: Locator,
  target: Locator,
  place?: { x: number; y: number },
): Promise<void> {
  const page = card.page();
  await card.hover();
  await page.mouse.down();
  const from = await card.boundingBox();
  if (!from) throw new Error('The card is not there');
  await page.mouse.move(from.x + from.width / 2 + 6, from.y + from.height / 2 + 6, { steps: 3 });
  await expect(card).toHaveAttribute('data-dragged', '');
  await target.scrollIntoViewIfNeeded();
  const to = await target.boundingBox();
  if (!to) throw new Error('The target is not there');
  const { x, y } = place ?? { x: to.width / 2, y: to.height / 2 };
  await page.mouse.move(to.x + x, to.y + y, { steps: 5 });
  await page.mouse.up();
}

/** The stops of a day and their map, by Arabic role and label. */
export function dayPage(page: Page) {
  const laneOf = (name: string) => page.getByRole('region', { name, exact: true });
  const cards = (name: string) => laneOf(name).getByRole('listitem');
  const map = page.getByRole('application', { name: 'خريطة طلبات اليوم. استخدم الأسهم للتحريك.' });
  /** Pixels from the map's corner to a marker, wherever the page is scrolled to; both are measured at one moment. */
  const positionOf = (number: string) =>
    map.getByRole('img', { name: number }).evaluate((marker) => {
      const corner = marker.closest('[role=application]')?.getBoundingClientRect();
      const { x, y } = marker.getBoundingClientRect();
      return { x: x - (corner?.x ?? 0), y: y - (corner?.y ?? 0) };
    });
  return {
    laneOf,
    /** A driver's stops. */
    cards,
    card: (name: string, number: string) => cards(name).filter({ hasText: number }),
    unassigned: cards('بلا سائق'),
    stops: page.locator('[data-stop]'),
    menuOf: (number: string) =>
      page
        .locator('[data-stop]')
        .filter({ hasText: number })
        .getByRole('button', { name: /^نقل .* إلى…$/ }),
    title: (day: string) => page.getByRole('heading', { name: dayWithWeekday(day) }),
    row: (number: string) => page.getByRole('button', { name: `${number} توصيل` }),
    map,
    positionOf,
    /** The same once the map has not moved for ten frames: it pans to a popup only after its text is there. */
    async settledPositionOf(number: string) {
      await page.evaluate(stillness);
      return positionOf(number);
    },
    markers: map.getByRole('img'),
    marker: (number: string) => map.getByRole('img', { name: number }),
  };
}

/** Runs in the page, until the map and its pictures have stood still for ten frames. */
async function stillness() {
  const map = document.querySelector('[role=application]');
  const positions = () =>
    JSON.stringify(
      [...(map?.querySelectorAll('img') ?? []), map]
        .map((element) => element?.getBoundingClientRect())
        .map((box) => [box?.x, box?.y]),
    );
  for (let still = 0, before = positions(); still < 10; ) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = positions();
    still = now === before ? still + 1 : 0;
    before = now;
  }
}
