// @vitest-environment happy-dom
import { act, Component, type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../ui-provider.tsx';
import { type LazyPartOptions, lazyPart } from './lazy-part.tsx';

interface MapProps {
  readonly place: string;
}
const PlaceMap = ({ place }: MapProps) => createElement('p', null, `map of ${place}`);

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  page = document.createElement('main');
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const show = (...parts: ReactNode[]) =>
  act(async () => root.render(createElement(UiProvider, null, ...parts)));
const press = (name: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

/** A part whose chunk arrives, or fails, when the test says so. */
function heldPart(options?: LazyPartOptions<MapProps>) {
  const requests: { arrive(part: ComponentType<MapProps>): void; fail(error: Error): void }[] = [];
  const Part = lazyPart<MapProps>(
    () => new Promise((arrive, fail) => requests.push({ arrive, fail })),
    options,
  );
  return {
    Part,
    requests,
    arrive: () => act(async () => requests.at(-1)?.arrive(PlaceMap)),
    fail: () => act(async () => requests.at(-1)?.fail(new Error('offline'))),
  };
}

test('while a part loads its room is kept, and it is there as soon as its chunk is', async () => {
  const { Part, requests } = heldPart({ loading: () => 'room' });
  // `act` would not wait as React does with a person: it keeps a skeleton for 300 ms.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  root.render(createElement(UiProvider, null, createElement(Part, { place: 'Riyadh' })));
  await vi.waitFor(() => expect(page.textContent).toContain('room'));
  requests.at(-1)?.arrive(PlaceMap);
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(page.textContent).toContain('map of Riyadh');
});

test('a part that was preloaded shows no skeleton', async () => {
  const { Part, requests, arrive } = heldPart({ loading: () => 'room' });
  void Part.preload();
  void Part.preload();
  await arrive();
  const seen: string[] = [];
  new MutationObserver(() => seen.push(page.textContent ?? '')).observe(page, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  await show(createElement(Part, { place: 'Riyadh' }));
  expect(page.textContent).toContain('map of Riyadh');
  expect(seen.join()).not.toContain('room');
  expect(requests).toHaveLength(1);
});

test('a failure says so with its reason, and every retry is a new import', async () => {
  const { Part, requests, fail, arrive } = heldPart();
  await show(createElement(Part, { place: 'Riyadh' }));
  await fail();
  expect(page.querySelector('[role=alert]')?.textContent).toContain('تعذّر الاتصال بالخادم.');
  await press('إعادة المحاولة');
  expect(requests).toHaveLength(2);
  await fail();
  await press('إعادة المحاولة');
  await arrive();
  expect(page.textContent).toContain('map of Riyadh');
  expect(requests).toHaveLength(3);
});

test('a failed preload is forgotten: the part is imported again when it is shown', async () => {
  const { Part, requests, fail, arrive } = heldPart();
  void Part.preload();
  await fail();
  await show(createElement(Part, { place: 'Riyadh' }));
  await arrive();
  expect(page.textContent).toContain('map of Riyadh');
  expect(requests).toHaveLength(2);
});

test('the retry of one brings all that have failed', async () => {
  const { Part, requests, fail, arrive } = heldPart();
  await show(
    createElement(Part, { key: 1, place: 'Riyadh' }),
    createElement(Part, { key: 2, place: 'Jeddah' }),
  );
  await fail();
  expect(page.querySelectorAll('[role=alert]')).toHaveLength(2);
  await press('إعادة المحاولة');
  await arrive();
  expect(page.textContent).toContain('map of Riyadh');
  expect(page.textContent).toContain('map of Jeddah');
  expect(requests).toHaveLength(2);
});

test('a part of a bar fails as a button', async () => {
  const { Part, fail, arrive } = heldPart({ failed: 'button' });
  await show(createElement(Part, { place: 'Riyadh' }));
  await fail();
  await press('إعادة المحاولة');
  await arrive();
  expect(page.textContent).toContain('map of Riyadh');
});

class Around extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError = ({ message }: Error) => ({ message });
  override render() {
    return this.state.message || this.props.children;
  }
}

test('an error of the part itself is the page’s, and no failure to load', async () => {
  const Part = lazyPart(async () => () => {
    throw new Error('a bug of the part');
  });
  await show(createElement(Around, null, createElement(Part)));
  expect(page.textContent).toContain('a bug of the part');
});
