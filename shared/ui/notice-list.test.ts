// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserRouter } from '../router.ts';
import { $notices, notify } from '../state/notices.ts';
import { UiProvider } from './ui-provider.tsx';

let leave = async () => {};
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  $notices.set([]);
  const root = createRoot(document.body.appendChild(document.createElement('main')));
  leave = () => act(async () => root.unmount());
  const row = createElement('button', { id: 'row', type: 'button' });
  await act(async () =>
    root.render(createElement(BrowserRouter, null, createElement(UiProvider, null, row))),
  );
});
afterEach(async () => {
  await leave();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const press = (key: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );

test('F8 brings the focus to the newest toast, which stays meanwhile and gives it back', async () => {
  vi.useFakeTimers();
  const undo = vi.fn();
  await act(async () => {
    notify('الأول', 'success');
    notify('الثاني', 'success', { action: { label: 'تراجع', run: undo } });
  });
  const row = document.querySelector<HTMLElement>('#row');
  row?.focus();
  await press('F8');
  expect(document.activeElement?.textContent).toBe('تراجع');
  await act(async () => vi.advanceTimersByTimeAsync(20_000));
  expect($notices.get()).toHaveLength(2);
  await press('Escape');
  expect($notices.get().map(({ text }) => text)).toEqual(['الأول']);
  expect(document.activeElement).toBe(row);
  expect(undo).not.toHaveBeenCalled();
  vi.useRealTimers();
});
