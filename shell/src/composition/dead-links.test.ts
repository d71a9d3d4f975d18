// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reported: unknown[] = [];
vi.mock('./outcomes.ts', () => ({ reportOutcome: (outcome: unknown) => reported.push(outcome) }));
vi.mock('./areas.ts', () => ({ areaOf: () => ({ name: 'mf-fleet' }) }));
vi.mock('./areas-store.ts', () => ({
  $areas: { get: () => ({ 'mf-fleet': { status: 'open', release: { id: '2.0.0' } } }) },
}));
const { watchLinks } = await import('./dead-links.ts');
watchLinks();

const dead = { remote: 'mf-fleet', release: '2.0.0', outcome: 'deadLink' };
const goTo = (path: string) => history.pushState(null, '', path);
const press = (selector: string, init: MouseEventInit = {}) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

beforeEach(() => {
  vi.useFakeTimers();
  reported.length = 0;
  goTo('/containers');
  document.body.innerHTML = `<aside data-host=""><nav><a id="orders" href="/orders">الطلبات</a>
    <a id="same" href="/containers">الحاويات</a></nav></aside><main><a id="own" href="/orders">طلب</a></main>`;
  // As the router does.
  document.addEventListener('click', (event) => event.ctrlKey || event.preventDefault());
});
afterEach(() => vi.useRealTimers());

test.each<[string, () => void, object[]]>([
  ['leads nowhere', () => press('#orders'), [dead]],
  [
    'is pulled back',
    () => {
      press('#orders');
      goTo('/orders');
      goTo('/containers');
    },
    [dead],
  ],
  [
    'leads there',
    () => {
      press('#orders');
      goTo('/orders');
    },
    [],
  ],
  [
    'leads to where that screen redirects',
    () => {
      press('#orders');
      goTo('/dashboard');
    },
    [],
  ],
  ['leads to where the page is', () => press('#same'), []],
  ['opens in another tab', () => press('#orders', { ctrlKey: true }), []],
  ['is an area’s own', () => press('#own'), []],
  [
    'meets a question about what is unsaved',
    () => {
      press('#orders');
      document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
    },
    [],
  ],
])('a link of the sidebar that %s', (_, live, outcomes) => {
  live();
  vi.advanceTimersByTime(2_000);
  expect(reported).toEqual(outcomes);
});

test('a press that an area swallows is seen before it', () => {
  const swallow = (event: Event) => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, true);
  press('#orders');
  removeEventListener('click', swallow, true);
  vi.advanceTimersByTime(2_000);
  expect(reported).toEqual([dead]);
});
