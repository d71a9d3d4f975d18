import { join } from 'node:path';
import { type RunningPanel, startPanel } from '@hawiyat/shared/testing/running-panel';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AreaSwitches, startSwitching } from './area-switches.ts';
import { timeOfParagraphs } from './browser-pace.ts';

const switches = 100;
/** The heap is compared with the one after so many switches, when every area is loaded. */
const settled = 10;
/**
 * Milliseconds of the host in one task, or so many times those for a thousand paragraphs; MB. Script time is wall-clock
 * time, so it has no limit.
 */
const limits = { hostTask: 50, paragraphs: 2, heapGrowth: 2 };

/** One for each panel, because a browser records one main thread at a time. */
let browsers: Browser[];
let composed: RunningPanel;
let monolith: RunningPanel;
beforeAll(async () => {
  const launch = () =>
    chromium.launch({
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
      executablePath: process.env.CHROME_PATH,
    });
  [composed, monolith, browsers] = await Promise.all([
    startPanel(),
    startPanel({ RELEASES: join(import.meta.dirname, '../../tools/monolith/dist/optimized') }),
    Promise.all([launch(), launch()]),
  ]);
});
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  await Promise.all([composed.stop(), monolith.stop()]);
});

const rounded = (value: number) => Math.round(value * 10) / 10;
const at = (sorted: readonly number[], part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? 0;

test('switching areas in a warm panel: short tasks of the host and a stable heap, beside the monolith', async () => {
  const [first, second] = browsers;
  if (!first || !second) throw new Error('There are no browsers');
  const pace = await timeOfParagraphs(first);
  const panels: [string, AreaSwitches][] = [
    ['composed', await startSwitching(first, composed.url)],
    ['monolith', await startSwitching(second, monolith.url)],
  ];
  const measured = new Map(
    panels.map(([name]) => [name, { scripts: [] as number[], heaps: [] as number[] }]),
  );
  // In turns, so that other load on this machine affects both.
  for (let done = 0; done < switches; done += settled) {
    for (const [name, switches] of panels) {
      const figures = measured.get(name);
      figures?.scripts.push(...(await switches.go(settled)));
      figures?.heaps.push(await switches.heap());
    }
  }
  const rows = await Promise.all(
    panels.map(async ([name, areaSwitches]) => {
      const tasks = await areaSwitches.end();
      const { scripts = [], heaps = [] } = measured.get(name) ?? {};
      const sorted = scripts.toSorted((a, b) => a - b);
      return {
        panel: name,
        'script p50 ms': rounded(at(sorted, 0.5)),
        'script p95 ms': rounded(at(sorted, 0.95)),
        [`heap after ${settled} MB`]: rounded(heaps[0] ?? 0),
        [`heap after ${switches} MB`]: rounded(heaps.at(-1) ?? 0),
        'growth MB': rounded((heaps.at(-1) ?? 0) - (heaps[0] ?? 0)),
        'tasks > 50 ms': tasks.filter((task) => task.total > limits.hostTask).length,
        'longest task ms': rounded(Math.max(0, ...tasks.map((task) => task.total))),
        'most of host ms': rounded(Math.max(0, ...tasks.map((task) => task.host))),
        'most of area ms': rounded(Math.max(0, ...tasks.map((task) => task.area))),
      };
    }),
  );
  console.table(rows);
  for (const [name, { heaps }] of measured)
    console.log(`heap in MB after each ${settled} switches, ${name}: ${heaps.map(rounded).join(' ')}`);
  const [panel, baseline] = rows;
  if (!panel || !baseline) throw new Error('Nothing was measured');
  console.log(`a thousand paragraphs: ${rounded(pace)} ms`);
  console.log(
    `composed : monolith, script ${(panel['script p50 ms'] / baseline['script p50 ms']).toFixed(2)} : 1`,
  );

  expect(panel['most of host ms'], 'milliseconds of the host within one task').toBeLessThanOrEqual(
    Math.max(limits.hostTask, limits.paragraphs * pace),
  );
  expect(panel['growth MB'], 'heap in MB').toBeLessThanOrEqual(limits.heapGrowth);
}, 900_000);
