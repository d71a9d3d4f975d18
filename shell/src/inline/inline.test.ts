// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostMessages } from './host-notice.ts';
import { callEvent } from './tell-calls.ts';

const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => new Response(null, { status: 204 }));
const html = document.documentElement;
const data = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

/** Writes a page as the server does, and runs the script of its head. */
async function open({
  prefetch = [] as string[],
  isPrerendered = false,
  isReleased = true,
  root = '',
  rest = '',
} = {}): Promise<void> {
  document.body.innerHTML = [
    data('composition', { host: '1.0.0-0123456789' }),
    data('facts', { areaDeadline: 12_000 }),
    data('inline', { prefetch, isPrerendered, isReleased }),
    `<div id="root">${root}</div>${rest}`,
  ].join('');
  await import('./head.ts');
}

const signIn = () => {
  localStorage.setItem('web_auth_token', 'secret');
  localStorage.setItem('web_auth_user', '{}');
};
const prefersDark = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
const notice = () => document.querySelector('[role="alert"]');
/** What the host does when it arrives. */
const renderHost = () => {
  document.getElementById('root')?.append(document.createElement('main'));
  delete html.dataset.session;
};
const noticeIsGone = () => vi.waitFor(() => expect(notice()).toBeNull());
const reports = () =>
  fetched.mock.calls.filter(([url]) => url === '/api/platform/outcomes').map(([, init]) => init);

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'addEventListener');
  vi.stubGlobal('fetch', fetched);
  prefersDark(false);
});
afterEach(() => {
  vi.useRealTimers();
  // Each test loads the scripts anew, into the same window.
  for (const call of vi.mocked(addEventListener).mock.calls) removeEventListener(...call);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockClear();
  localStorage.clear();
  html.className = '';
  delete html.dataset.session;
  history.replaceState(null, '', '/');
});

test.each([
  ['dark', false, true],
  ['light', true, false],
  [null, true, true],
  [null, false, false],
])('with the choice %s, on a device whose dark mode is %s, dark is %s', async (choice, device, isDark) => {
  if (choice) localStorage.setItem('theme', choice);
  prefersDark(device);
  await open();
  expect(html.classList.contains('dark')).toBe(isDark);
});

test('the screen’s first calls are prefetched with the session’s token, and kept for the client', async () => {
  signIn();
  await open({ prefetch: ['/api/company/containers', '/api/company/x?a=1&b=c'] });
  const headers = { accept: 'application/json', authorization: 'Bearer secret' };
  expect(fetched.mock.calls).toEqual([
    ['/api/company/containers', { headers }],
    ['/api/company/x?a=1&b=c', { headers }],
  ]);
  const { token, answers } = Reflect.get(globalThis, 'prefetched');
  expect([token, [...answers.keys()]]).toEqual([
    'secret',
    ['/api/company/containers', '/api/company/x?a=1&b=c'],
  ]);
  expect(await answers.get('/api/company/containers')).toBeInstanceOf(Response);
});

test('without a session nothing is prefetched', async () => {
  await open({ prefetch: ['/api/company/containers'] });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['with a session', true, 1],
  ['without a session never:', false, 0],
])(
  '%s the browser, when idle, loads the locale’s data and the session’s storage',
  async (_, hasSession, times) => {
    vi.stubGlobal('requestIdleCallback', setTimeout);
    const numbers = vi.spyOn(Number.prototype, 'toLocaleString');
    const dates = vi.spyOn(Date.prototype, 'toLocaleDateString');
    const storage = vi.spyOn(sessionStorage, 'getItem');
    if (hasSession) signIn();
    await open();
    expect(numbers).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect([numbers, dates, storage].map(({ mock }) => mock.calls.length)).toEqual([times, times, times]);
  },
);

test.each([
  ['the landing page with a session', '/', true, true, true],
  ['the landing page without one', '/', true, false, false],
  ['a legal text with a session', '/privacy-policy', true, true, false],
  ['a page that is not prerendered', '/', false, true, false],
])('the public content of %s at %s is hidden: %s', async (_, path, isPrerendered, hasSession, isMarked) => {
  history.replaceState(null, '', path);
  if (hasSession) signIn();
  await open({ isPrerendered });
  expect('session' in html.dataset).toBe(isMarked);
});

test('a page that is still empty at the deadline says so and reports it, once, with its session', async () => {
  signIn();
  await open();
  await vi.advanceTimersByTimeAsync(11_999);
  expect(notice()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  for (const text of [hostMessages.title, hostMessages.message, hostMessages.retry])
    expect(notice()?.textContent).toContain(text);
  expect(reports()).toEqual([
    expect.objectContaining({
      keepalive: true,
      headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
      body: JSON.stringify({
        outcomes: [{ remote: 'shell', release: '1.0.0-0123456789', outcome: 'failed' }],
      }),
    }),
  ]);
  renderHost();
  await noticeIsGone();
});

test('a script of the host that fails shows the notice before the deadline, and no second one at it', async () => {
  await open({ rest: '<script type="x" defer></script>' });
  document.querySelector('script[defer]')?.dispatchEvent(new Event('error'));
  expect(notice()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(reports()).toHaveLength(1);
});

test('a script that is not the host’s is none of its business', async () => {
  await open({ rest: '<script type="x" async></script>' });
  document.querySelector('script[async]')?.dispatchEvent(new Event('error'));
  expect(notice()).toBeNull();
  expect(reports()).toEqual([]);
});

test('a page that shows something by the deadline has no notice and reports nothing', async () => {
  await open();
  renderHost();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(notice()).toBeNull();
  expect(reports()).toEqual([]);
});

test('a readable prerendered page has no notice; with a session, which hides it, it has one until the host runs', async () => {
  await open({ isPrerendered: true, root: '<h1>حاويات</h1>' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(notice()).toBeNull();

  vi.resetModules();
  signIn();
  await open({ isPrerendered: true, root: '<h1>حاويات</h1>' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(notice()).not.toBeNull();
  renderHost();
  await noticeIsGone();
});

test('a development host reports nothing', async () => {
  await open({ isReleased: false });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(notice()).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

const waiting = '<template id="host"><link rel="preload"><script type="x" defer></script></template>';
const hasWoken = () => document.querySelector('body > script[defer]') !== null;

test('a prerendered page loads the host at the first interaction, and not for a move by nothing', async () => {
  document.body.innerHTML = waiting;
  await import('./body.ts');
  dispatchEvent(new PointerEvent('pointermove'));
  expect(hasWoken()).toBe(false);
  dispatchEvent(new Event('keydown'));
  expect(hasWoken()).toBe(true);
  expect(document.querySelector<HTMLScriptElement>('body > script')?.async).toBe(false);
  expect(document.querySelector('template')).toBeNull();
});

test('with a session a prerendered page loads the host at once', async () => {
  html.dataset.session = '';
  document.body.innerHTML = waiting;
  await import('./body.ts');
  expect(hasWoken()).toBe(true);
});

test('deferred chunks load when the last script of the page has arrived', async () => {
  let arrived = (_: string) => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      disconnect = disconnect;
      observe = () => {};
      constructor(callback: (list: unknown, observer: unknown) => void) {
        arrived = (name) => callback({ getEntries: () => [{ name }] }, this);
      }
    },
  );
  document.body.innerHTML =
    '<link as="script" href="http://panel/a.js"><link as="style" href="http://panel/a.css">' +
    '<template id="deferred"><link rel="preload" id="chart"></template>';
  await import('./body.ts');
  arrived('http://panel/other.js');
  expect(document.getElementById('chart')).toBeNull();
  arrived('http://panel/a.js');
  expect(document.getElementById('chart')).not.toBeNull();
  expect(disconnect).toHaveBeenCalledOnce();
});

test.each([true, false])('each call is made, and told where the host is released: %s', async (isReleased) => {
  await open({ isReleased });
  const told: string[] = [];
  addEventListener(callEvent, (event) => told.push((event as CustomEvent<string>).detail));
  const urls = ['/api/company/profile', 'http://localhost:3000/api/company/drivers?page=2'];
  await Promise.all([fetch(urls[0] ?? ''), fetch(new Request(urls[1] ?? ''))]);
  expect(told).toEqual(isReleased ? urls : []);
  expect(fetched).toHaveBeenCalledTimes(2);
});
