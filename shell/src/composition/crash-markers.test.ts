// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reported: unknown[] = [];
vi.mock('./outcomes.ts', () => ({ reportOutcome: (outcome: unknown) => reported.push(outcome) }));

const of = ['mf-fleet', '1.0.0-0123456789'] as const;
const own = { remote: of[0], release: of[1] };
const [hung, died] = [
  { ...own, outcome: 'hung' },
  { ...own, outcome: 'died' },
];
/** Pages that hold their lock. */
const held = (name: string | undefined) =>
  vi.stubGlobal('navigator', {
    locks: { request: async () => {}, query: async () => ({ held: name ? [{ name }] : [] }) },
  });
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
  vi.unstubAllGlobals();
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

test.each([
  ['stands still is avoided at once, and for good when it stays so', true, hung, true],
  ['died is avoided for a while', false, died, false],
])('a window that %s', async (_, isThere, outcome, isForGood) => {
  const first = await openTab();
  held(isThere ? `page:${sessionStorage.getItem('tab')}` : undefined);
  first.setMarker(...of);
  vi.clearAllTimers();
  vi.setSystemTime(Date.now() + 3_000);
  const second = await openTab();
  (await import('../health/hung-tabs.ts')).findHungTabs();
  expect(second.isAvoided(...of)).toBe(true);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(reported).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(reported).toEqual([outcome]);
  expect(second.isAvoided(...of)).toBe(true);
  vi.setSystemTime(Date.now() + 2 * hour);
  expect(second.isAvoided(...of)).toBe(isForGood);
});

test('a window that died just before the next one opened is found, and one that works is not', async () => {
  const first = await openTab();
  first.setMarker(...of);
  vi.clearAllTimers();
  const working = await openTab();
  working.setMarker('mf-orders', '2.0.0-0123456789');
  vi.setSystemTime(Date.now() + 300);
  await openTab();
  (await import('../health/hung-tabs.ts')).findHungTabs();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reported).toEqual([died]);
});

/** The next page of the same tab. */
async function nextPage() {
  vi.clearAllTimers();
  vi.resetModules();
  const next = await import('./crash-markers.ts');
  next.findDiedReleases();
  return next;
}

test('a tab whose own earlier page never ended says that it died, and avoids the release for an hour', async () => {
  const first = await openTab();
  first.setMarker(...of);
  const next = await nextPage();
  expect(reported).toEqual([died]);
  expect(next.isAvoided(...of)).toBe(true);
  vi.setSystemTime(Date.now() + hour);
  expect(next.isAvoided(...of)).toBe(false);
});

const setHidden = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

test.each<[string, (page: Awaited<ReturnType<typeof openTab>>) => void, unknown[]]>([
  ['is shown for minutes and dies', () => vi.advanceTimersByTime(5 * 60_000), [died]],
  ['is closed', () => dispatchEvent(new Event('pagehide')), []],
  ['was hidden when the system ended it', () => setHidden(true), []],
  [
    'was hidden, is shown again and dies',
    () => {
      setHidden(true);
      setHidden(false);
    },
    [died],
  ],
])('an area that %s', async (_, live, outcomes) => {
  const first = await openTab();
  first.setMarker(...of);
  first.keepMarker(of[0]);
  first.holdMarker(...of);
  live(first);
  await nextPage();
  expect(reported).toEqual(outcomes);
  vi.restoreAllMocks();
});

test('an area that was left leaves no marker, and takes none from the release in its place', async () => {
  const first = await openTab();
  first.setMarker(...of);
  const leave = first.holdMarker(...of);
  leave();
  await nextPage();
  expect(reported).toEqual([]);

  first.setMarker(of[0], 'fallback');
  leave();
  await nextPage();
  expect(reported).toEqual([{ ...died, release: 'fallback' }]);
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

test('in a browser whose storage is full the page opens, and reports what died all the same', async () => {
  const before = await openTab();
  before.setMarker(...of);
  sleep();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('localStorage', full(localStorage));
  vi.stubGlobal('sessionStorage', full(sessionStorage));
  vi.resetModules();
  const after = await import('./crash-markers.ts');
  after.findDiedReleases();
  after.setMarker(...of);
  expect(reported).toEqual([died]);
  await expect(openTab()).resolves.toBeDefined();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
