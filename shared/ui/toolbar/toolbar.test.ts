// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Choices } from '../panels/choices.tsx';
import { FilterPanel } from '../panels/filter-panel.tsx';
import { MenuButton } from '../panels/menu-button.tsx';
import { UiProvider } from '../ui-provider.tsx';
import { Filter, type FilterProps } from './filter.tsx';
import { Toolbar } from './toolbar.tsx';

let root: Root;
let page: HTMLElement;
const pressed: string[] = [];

const sizes = ['12', '20', '30'];

function Example() {
  const [set, change] = useState<readonly string[]>(sizes);
  const remove = (size: string) => change(set.filter((one) => one !== size));
  const choices = createElement(Choices<string>, {
    label: 'الحجم',
    options: sizes.map((value) => ({ value, label: value, count: 3 })),
    isChosen: (value: string) => set.includes(value),
    onChoose: (value: string | null) => change(value === null ? [] : [value]),
  });
  return createElement(Toolbar, {
    filter: createElement(Filter, {
      ...{ label: 'تصفية الحاويات', chosen: set.length, onClear: () => change([]) },
      children: ((open) =>
        createElement(FilterPanel, { ...open, children: choices })) as FilterProps['children'],
    }),
    filters: set.map((size) => ({ id: size, text: size, onRemove: () => remove(size) })),
    menu: createElement(MenuButton, {
      label: 'إجراءات القائمة',
      items: [{ label: 'طباعة', icon: () => null, onPress: () => pressed.push('طباعة') } as never],
    }),
  });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // The window of the test has no top layer.
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
  pressed.length = 0;
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () => root.render(createElement(UiProvider, null, createElement(Example))));
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const chips = () => [...page.querySelectorAll<HTMLElement>('[role=toolbar] > button')];
const named = (name: string) =>
  [...page.querySelectorAll<HTMLElement>('button, [role=menuitem]')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  );
const click = (name: string) => act(async () => named(name)?.click());
const key = (name: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
  );

test('what is set is one tab stop, between which arrows go; Delete takes one off and the next has the focus', async () => {
  expect(chips().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  await act(async () => chips()[0]?.focus());
  await key('ArrowLeft');
  expect(document.activeElement).toBe(chips()[1]);
  expect(chips().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
  await key('Delete');
  expect(chips().map(({ textContent }) => textContent)).toEqual(['12', '30']);
  expect(document.activeElement).toBe(chips()[1]);
  await key('Home');
  expect(document.activeElement).toBe(chips()[0]);
  await key('Delete');
  await key('Backspace');
  expect(document.activeElement).toBe(named('تصفية'));
});

test('the choices are there while the panel is open, with their counts, and say what is chosen', async () => {
  const panel = () => page.querySelector('[role=search]');
  expect(panel()).toBeNull();
  await click('تصفية 3');
  expect(panel()?.getAttribute('aria-label')).toBe('تصفية الحاويات');
  expect(named('تصفية 3')?.getAttribute('aria-expanded')).toBe('true');
  await click('123');
  expect(chips()).toHaveLength(0);
  await click('203');
  expect(named('203')?.getAttribute('aria-pressed')).toBe('true');
  expect(chips().map(({ textContent }) => textContent)).toEqual(['20']);
  await click('مسح التصفية');
  expect(chips()).toHaveLength(0);
  await click('إغلاق');
  expect(panel()).toBeNull();
});

test('a line of the menu is pressed once, and closes it', async () => {
  await click('إجراءات القائمة');
  expect(document.activeElement).toBe(page.querySelector('[role=menuitem]'));
  await click('طباعة');
  expect(pressed).toEqual(['طباعة']);
  expect(page.querySelector('[role=menu]')).toBeNull();
});
