// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reported: unknown[] = [];
vi.mock('./outcomes.ts', () => ({ reportOutcome: (outcome: unknown) => reported.push(outcome) }));

const of = ['mf-fleet', '1.0.0-0123456789'] as const;
const hung = { remote: of[0], release: of[1], outcome: 'hung' };
const hour = 3_600_000;
/** The clock goes on, and no timer runs. */
const sleep = () => vi.setSystemTime(Date.now() + hour);

/** A page in a tab of its own: modules live as long as a page. */
async function openTab() {
  sessionStorage.clear();
  vi.resetModules();
  return import('./crash-markers.ts');
}

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.useFakeTimers();
  localStorage.clear();
  reported.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test('two windows whose machine slept while one opened an area blame nobody', async () => {
  const first = await openTab();
  first.setMarker(...of);
  sleep();
  const second = await openTab();
  (await import('../health/hung-tabs.ts')).findHungTabs();
  vi.advanceTimersByTime(3_000);
  expect(reported).toEqual([]);
  expect(second.isAvoided(...of)).toBe(false);
});

test('a window that stands still is avoided at once, and reported when it stays so', async () => {
  const first = await openTab();
  first.setMarker(...of);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 2_000);
  const second = await openTab();
  (await import('../health/hung-tabs.ts')).findHungTabs();
  expect(second.isAvoided(...of)).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(reported).toEqual([]);
  vi.advanceTimersByTime(2_000);
  expect(reported).toEqual([hung]);
  expect(second.isAvoided(...of)).toBe(true);
});

test('a tab whose own earlier page never ended reports it at once', async () => {
  const first = await openTab();
  first.setMarker(...of);
  vi.clearAllTimers();
  vi.resetModules();
  const next = await import('./crash-markers.ts');
  next.findHungReleases();
  expect(reported).toEqual([hung]);
});

/** Takes nothing more. */
function full(storage: Storage): Storage {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return new Proxy(storage, {
    get: (known, name) =>
      name === 'setItem'
        ? refuse
        : name === 'getItem'
          ? (key: string) => known.getItem(key)
          : Reflect.get(known, name),
    set: refuse,
  });
}

test('in a browser whose storage is full the page opens, and reports what hung all the same', async () => {
  const before = await openTab();
  before.setMarker(...of);
  sleep();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', full(localStorage));
  vi.stubGlobal('sessionStorage', full(sessionStorage));
  vi.resetModules();
  const after = await import('./crash-markers.ts');
  after.findHungReleases();
  after.setMarker(...of);
  expect(reported).toEqual([hung]);
  await expect(openTab()).resolves.toBeDefined();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
