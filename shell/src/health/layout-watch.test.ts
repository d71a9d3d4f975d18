// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Nothing has a style here: `layout-check.test.ts` has those. */
vi.mock('./layout-check.ts', () => ({ layoutNow: () => ({}), alterations: () => [] }));

const page = `<div id="root">
  <aside data-host=""><nav><a href="/a">أ</a><a href="/b">ب</a></nav></aside>
  <div data-host=""><header><button>الإشعارات</button></header>
    <main data-host="content"><div class="area"></div></main>
  </div></div>`;

/** By the tag of what is pressed, what a press reaches: nothing is drawn here. */
let covered: readonly string[] = [];
const box = { left: 10, top: 10, width: 40, height: 20 };

let watch: ReturnType<typeof import('./layout-watch.ts')['layoutWatch']>;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  covered = [];
  document.body.innerHTML = page;
  const controls = [...document.querySelectorAll<HTMLElement>('a, button')];
  for (const [i, control] of controls.entries()) {
    control.getBoundingClientRect = () => ({ ...box, left: 10 + 100 * i }) as DOMRect;
  }
  document.elementFromPoint = (x) => {
    const control = controls[Math.floor(x / 100)];
    return control && !covered.includes(control.localName) ? control : document.querySelector('.area');
  };
  watch = (await import('./layout-watch.ts')).layoutWatch('/r/mf-fleet/1/');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What two looks find, with some time between them. */
function looks(milliseconds = 2_000): string[] {
  const look = () => [...watch.entries(), ...watch.look(), ...watch.presses()];
  const first = look();
  vi.advanceTimersByTime(milliseconds);
  return [...first, ...look()];
}

test.each<[string, () => void, string[]]>([
  ['is as it was', () => {}, []],
  ['has a box over its sidebar', () => (covered = ['a']), ['presses of the sidebar']],
  [
    'has a box over all',
    () => (covered = ['a', 'button']),
    ['presses of the sidebar', 'presses of the header'],
  ],
  [
    'has a dialog over all',
    () => {
      covered = ['a', 'button'];
      document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
      const dialog = document.querySelector('dialog');
      if (dialog) dialog.getClientRects = () => [box] as unknown as DOMRectList;
    },
    [],
  ],
])('a page that %s', (_, change, found) => {
  change();
  expect(looks()).toEqual(found);
});

test('what covers the page for a moment is a menu that closes', () => {
  covered = ['a'];
  expect(looks(500)).toEqual([]);
});

test('what one release has covered is not the next one’s fault', async () => {
  covered = ['a'];
  expect(looks()).not.toEqual([]);
  watch = (await import('./layout-watch.ts')).layoutWatch('/r/mf-orders/1/');
  expect(looks()).toEqual([]);
});

test('entries of the history that no navigation made are an area’s, those of a person are not', () => {
  const entries = vi.spyOn(history, 'length', 'get').mockReturnValue(history.length);
  const grow = () => entries.mockReturnValue(history.length + 5);
  grow();
  watch.navigated();
  expect(looks()).toEqual([]);
  grow();
  expect(watch.entries()).toEqual(['the history']);
});
