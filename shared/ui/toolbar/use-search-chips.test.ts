// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { containerSizes, containerTypes } from '../../contract/core/container-kinds.ts';
import { readTyped } from '../../locale/made-chips.ts';
import type { SearchChip } from '../../locale/search-chips.ts';
import { containerVocabulary } from '../../locale/search-vocabularies.ts';
import { UiProvider } from '../ui-provider.tsx';
import { Toolbar } from './toolbar.tsx';
import { useSearchChips } from './use-search-chips.ts';

type Asked = Readonly<Record<string, string | undefined>>;

const vocabulary = containerVocabulary({ types: containerTypes, sizes: containerSizes });
const language = { vocabulary, changeOf: ({ kind, value }: SearchChip) => ({ [kind]: value }) };
const log: string[] = [];
let root: Root;
let page: HTMLElement;
let asked: Asked = {};
let chunk = Promise.resolve();
let ask: (change: Asked) => void = () => {};

function Example() {
  const [now, set] = useState<Asked>({});
  asked = now;
  ask = (change) => set({ ...now, ...change });
  const search = useSearchChips<Asked>({
    text: now.q ?? '',
    asked: () => asked,
    load: async () => {
      await chunk;
      return (typed) => readTyped(typed, language);
    },
    onChange: (q, change) => {
      log.push(q);
      set({ ...asked, ...change, q });
    },
  });
  return createElement(Toolbar, { search: { label: 'البحث', ...search } });
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: new Date('2026-11-30T09:00:00Z'), toFake: ['Date'] });
  log.length = 0;
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () => root.render(createElement(UiProvider, null, createElement(Example))));
  await act(async () => field().focus());
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const field = () => page.querySelector('input') as HTMLInputElement;
const said = () => page.querySelector('[role=status]')?.textContent;
const typed = async (text: string, isComposing = false) =>
  act(async () => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(field(), text);
    field().dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  });
const key = (name: string, caret = field().value.length) =>
  act(async () => {
    field().setSelectionRange(caret, caret);
    field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
/** Of what is set, and of what is left in the field. */
const now = () => {
  const { q, ...filters } = asked;
  return [...Object.values(filters).filter(Boolean), `| ${field().value}`].join(' ');
};

test('words become filters as one types, and a Backspace takes the last one back as text', async () => {
  await typed('20 متوفرة');
  expect(now()).toBe('20 yard available | ');
  expect(said()).toBe('تمت إضافة التصفية: 20 ياردة، متوفرة');
  await typed('الخميس');
  expect(now()).toBe('20 yard available 2026-12-03 | ');
  await key('Backspace');
  expect(now()).toBe('20 yard available | الخميس');
  expect(said()).toMatch(/^تمت إزالة التصفية: الخميس/);
  await typed('الخميس ');
  expect(now()).toBe('20 yard available | الخميس ');
  expect(asked.q).toBe('الخميس');
  // Its letters are the browser's to remove, until the field is at its start again.
  await key('Backspace');
  expect(now()).toBe('20 yard available | الخميس ');
  await key('Backspace', 0);
  expect(now()).toBe('20 yard | متوفرة الخميس');
});

test('right after a chip a Backspace behind the rest takes it back, later it does not', async () => {
  await typed('ساره متوفرة');
  expect([now(), asked.q]).toEqual(['available | ساره', 'ساره']);
  await key('Backspace');
  expect(now()).toBe('| ساره متوفرة');
  await typed('ساره مؤجرة');
  await typed('ساره م');
  await key('Backspace');
  expect(now()).toBe('rented | ساره م');
});

test('the next word makes another day of a chip, and a number beside a chip is a size', async () => {
  await typed('الخميس');
  await typed('القادم ');
  expect(now()).toBe('2026-12-03 | ');
  await typed('20 ');
  expect(now()).toBe('2026-12-03 20 yard | ');
  await typed('ديسمبر');
  expect(now()).toBe('2026-12-20 | ');
  await key('Backspace');
  expect(now()).toBe('2026-12-03 | 20 ديسمبر');
});

test('what was taken off elsewhere is not taken back', async () => {
  await typed('متوفرة 20 ');
  await act(async () => ask({ size: undefined }));
  await key('Backspace');
  expect(now()).toBe('| متوفرة');
});

test('an unfinished word of an input method is no chip; Enter ends the last word', async () => {
  await typed('متوفرة', true);
  expect(now()).toBe('| متوفرة');
  await typed('متوفر');
  expect([now(), asked.q]).toEqual(['| متوفر', 'متوفر']);
  await key('Enter');
  expect(now()).toBe('available | ');
  expect(log).toEqual(['متوفرة', 'متوفر', '']);
});

test('what is typed before its reader has loaded is read then', async () => {
  let arrive = () => {};
  chunk = new Promise((resolve) => {
    arrive = resolve;
  });
  await act(async () => root.render(createElement(UiProvider, null, createElement(Example, { key: 'new' }))));
  await act(async () => field().focus());
  await typed('20 متوفرة');
  expect([now(), asked.q]).toEqual(['| 20 متوفرة', '20 متوفرة']);
  await act(async () => arrive());
  expect(now()).toBe('20 yard available | ');
});

test('words stay text while their reader does not load, and the next focus loads it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  chunk = Promise.reject(new Error('offline'));
  chunk.catch(() => {});
  await act(async () => root.render(createElement(UiProvider, null, createElement(Example, { key: 'new' }))));
  await act(async () => field().focus());
  await typed('20 متوفرة');
  expect([now(), asked.q]).toEqual(['| 20 متوفرة', '20 متوفرة']);
  expect(warn).toHaveBeenCalledOnce();
  chunk = Promise.resolve();
  await act(async () => field().blur());
  await act(async () => field().focus());
  await typed('20 متوفرة ');
  expect(now()).toBe('20 yard available | ');
});
