import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import { listDrivers } from '@hawiyat/shared/contract/fleet/drivers';
import { today } from '@hawiyat/shared/locale/today';
import { askServer } from '@hawiyat/shared/testing/ask-server';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { metric } from './heap.ts';
import { day } from './marks.ts';
import { signIn } from './sign-in.ts';

const stops = 200;
/** Steps of the pointer, one a frame. */
const steps = 120;
/** Milliseconds of the main thread that a frame may take, so that 60 fit into a second. */
const limit = 1000 / 60;

let browser: Browser;
let panel: RunningPanel;
beforeAll(async () => {
  panel = await startPanel({});
  browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    executablePath: process.env.CHROME_PATH,
  });
});
afterAll(async () => {
  await browser.close();
  await panel.stop();
});

/** Two hundred stops, a quarter without a driver and the others with eight. @param token the company's session */
async function fillDay(page: Page, token: string): Promise<void> {
  const { drivers } = await askServer(panel.url, token, listDrivers, { query: {} });
  const busy = drivers.slice(0, 8);
  await page.route('**/api/company/orders/stops*', (route) =>
    route.fulfill({
      json: {
        day: today(),
        ...{ depot: { latitude: 24.7, longitude: 46.7 }, arranged: [] },
        stops: Array.from({ length: stops }, (_, at) => {
          const driver = at % 4 === 0 ? null : busy[at % busy.length];
          return {
            ...{ id: `stop-${at}`, orderId: `stop-${at}`, number: `ح-${10_001 + at}`, kind: 'delivery' },
            ...{ status: driver ? 'scheduled' : 'pending', day: today(), doneAt: null },
            ...{ proofOfDeliveryUrl: null, place: 'شمال الرياض', distanceKm: null },
            ...{ driverId: driver?.id ?? null, driverName: driver?.name ?? null },
            deliveryLocation: { latitude: 24.5 + (at % 20) / 50, longitude: 46.5 + at / 500 },
            Container: { containerNumber: `C-${1000 + at}`, type: 'حاويات أنقاض', size: '20 yard' },
          };
        }),
      },
    }),
  );
}

test(`dragging among ${stops} stops leaves room for 60 frames a second`, async () => {
  const context = await browser.newContext({ ...browserOfPeople, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await fillDay(page, await signIn(page, panel.url));
  await page.goto(panel.url + day.path);
  await expect(page.locator(day.stop)).toHaveCount(stops);
  await expect(page.locator(day.marker)).toHaveCount(stops + 1);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');

  const lanes = page.locator(day.lane);
  const [from, to] = [await lanes.nth(1).boundingBox(), await lanes.nth(0).boundingBox()];
  if (!from || !to) throw new Error('The lanes are not there');
  // A driver's stop: in his own lane its place among the others is looked for, too.
  await page.mouse.move(from.x + 100, from.y + 120);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 130, { steps: 3 });
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  const before = await metric(cdp, 'TaskDuration');
  const frames = page.evaluate(countFrames, steps);
  for (let step = 0; step < steps; step += 1) {
    // To and fro between two lanes, and up and down.
    const box = Math.floor(step / 20) % 2 ? from : to;
    await page.mouse.move(box.x + 60 + (step % 20) * 4, box.y + 80 + ((step * 13) % 300));
  }
  const { seconds } = await frames;
  const work = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
  await page.mouse.up();
  await context.close();

  const rounded = (value: number) => Math.round(value * 10) / 10;
  console.table([
    {
      stops,
      'main thread a frame, ms': rounded(work / steps),
      'frames a second': rounded(steps / seconds),
    },
  ]);
  expect(work / steps).toBeLessThanOrEqual(limit);
}, 120_000);

/** Runs in the page: how long so many frames take. */
const countFrames = (frames: number) =>
  new Promise<{ seconds: number }>((resolve) => {
    const begin = performance.now();
    let left = frames;
    const next = () => {
      left -= 1;
      if (left === 0) resolve({ seconds: (performance.now() - begin) / 1000 });
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
