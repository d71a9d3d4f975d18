// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDialogs, type DialogProps, Dialogs } from './dialogs.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.createElement('main');
  root = createRoot(page);
  await dialogs.Part.preload();
  await show('screen');
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const closers = new Map<string, () => void>();

function Edit({ name, title, onClose }: DialogProps<{ name: string }>) {
  closers.set(name, onClose);
  return `${title} ${name}`;
}
const Add = ({ title }: DialogProps) => title;

const dialogs = createDialogs({ add: 'Add', edit: 'Edit' }, async () => ({ add: Add, edit: Edit }));
const show = (key: string) => act(async () => root.render(createElement(Screen, { key })));
const Screen = () => createElement(Dialogs<{ add: typeof Add; edit: typeof Edit }>, { of: dialogs });

test('a dialog has its title and what it was opened with', async () => {
  expect(page.textContent).toBe('');
  await act(async () => dialogs.open('edit', { name: 'C-1' }));
  expect(page.textContent).toBe('Edit C-1');
  await act(async () => dialogs.open('add'));
  expect(page.textContent).toBe('Add');
});

test('what closes late leaves open what was opened since, also the same dialog about something else', async () => {
  await act(async () => dialogs.open('edit', { name: 'C-1' }));
  await act(async () => dialogs.open('edit', { name: 'C-2' }));
  await act(async () => closers.get('C-1')?.());
  expect(page.textContent).toBe('Edit C-2');
  await act(async () => closers.get('C-2')?.());
  expect(dialogs.$open.get()).toBeNull();
});

test('the next screen with the same dialogs shows none of what the former had open', async () => {
  await act(async () => dialogs.open('add'));
  await show('another screen');
  expect(page.textContent).toBe('');
  expect(dialogs.$open.get()).toBeNull();
});
