// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { $notices } from '../../state/notices.ts';
import { Presence } from '../presence.tsx';
import { CloseFailed } from './lazy-dialog.tsx';
import { lazyPart } from './lazy-part.tsx';

interface DrawerProps {
  readonly onClose: () => void;
}

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  $notices.set([]);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  page = document.createElement('main');
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

test('what was opened and does not load is closed with one toast, and the next press opens it', async () => {
  const bring = vi.fn(async () => () => 'the drawer');
  bring.mockRejectedValueOnce(new Error('offline'));
  const Drawer = lazyPart<DrawerProps>(bring, {
    failed: ({ onClose }, { error }) => createElement(CloseFailed, { error, onClose }),
  });
  let isOpen = false;
  const render = () =>
    root.render(createElement(Presence, null, isOpen && createElement(Drawer, { onClose: close })));
  const close = () => {
    isOpen = false;
    render();
  };
  const show = () => act(async () => render());
  isOpen = true;
  await show();
  await vi.waitFor(() => expect($notices.get()).toHaveLength(1));
  expect(isOpen).toBe(false);
  isOpen = true;
  await show();
  await vi.waitFor(() => expect(page.textContent).toBe('the drawer'));
  expect($notices.get()).toHaveLength(1);
});
