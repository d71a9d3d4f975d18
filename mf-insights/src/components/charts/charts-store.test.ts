import { beforeEach, expect, test, vi } from 'vitest';

const chunk = vi.hoisted(() => ({
  isOffline: false,
  loads: 0,
  BarChart: () => null,
  DonutChart: () => null,
}));
let store: typeof import('./charts-store.ts');

// The test runner caches a failed import and a browser does not, so the chunk fails when it is read.
vi.mock('./bar-chart.tsx', () => ({
  get BarChart() {
    chunk.loads += 1;
    if (chunk.isOffline) throw new Error('offline');
    return chunk.BarChart;
  },
}));
vi.mock('./donut-chart.tsx', () => ({ DonutChart: chunk.DonutChart }));

beforeEach(async () => {
  vi.resetModules();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(chunk, { isOffline: false, loads: 0 });
  store = await import('./charts-store.ts');
});

const { BarChart, DonutChart } = chunk;

test('the charts are loaded once in a page', async () => {
  await store.loadCharts();
  await store.loadCharts();
  await store.retryCharts();
  expect(store.$charts.get()).toEqual({ BarChart, DonutChart });
  expect(chunk.loads).toBe(1);
});

test('a failed load is left alone until the retry', async () => {
  chunk.isOffline = true;
  await store.loadCharts();
  expect(store.$charts.get()).toBe('failed');
  chunk.isOffline = false;
  await store.loadCharts();
  expect([store.$charts.get(), chunk.loads]).toEqual(['failed', 1]);
  await store.retryCharts();
  expect(store.$charts.get()).toEqual({ BarChart, DonutChart });
});

test('the next visit of the dashboard tries a failed load again', async () => {
  chunk.isOffline = true;
  await store.loadCharts();
  store.resetFailedCharts();
  expect(store.$charts.get()).toBeNull();
  chunk.isOffline = false;
  await store.loadCharts();
  store.resetFailedCharts();
  expect(store.$charts.get()).toEqual({ BarChart, DonutChart });
});
