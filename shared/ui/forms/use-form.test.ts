// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from '../../contract/core/schema.ts';
import { BrowserRouter } from '../../router.ts';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { UiProvider } from '../ui-provider.tsx';
import { FormDialog } from './form-dialog.tsx';
import type { Doubt } from './use-doubts.ts';
import { useForm } from './use-form.ts';

interface Person {
  name: string;
  address: { street: string; city: string };
  phones: { number: string }[];
}

const filled = z.string().check(z.minLength(1, 'هذا الحقل مطلوب'));
const person = z.object({
  name: filled,
  address: z.object({ street: filled, city: filled }),
  phones: z.array(z.object({ number: filled })),
});
const stored = {
  ...{ name: 'نورة', version: 1 },
  address: { street: 'طريق الملك', city: 'الرياض' },
  phones: [{ number: '1' }, { number: '2' }],
};

let send: (draft: Person, version: number) => Promise<unknown>;
let doubts: (draft: Person) => readonly Doubt[];
let root: Root;
let page: HTMLElement;

function PersonForm() {
  const form = useForm<Person, Person>({
    ...{ schema: person, defaults: stored },
    edits: { stored, typed: (current) => current as Partial<Person>, shown: (_, value) => String(value) },
    doubts: (draft) => doubts(draft),
    send: (draft, { version }) => send(draft, version),
    again: ({ address }) => ({ ...stored, name: '', address }),
  });
  const phones = form.value('phones') ?? [];
  const names = ['name', 'address.street', 'address.city', ...phones.map((_, at) => `phones.${at}.number`)];
  const fields = (names as 'name'[]).map((name) =>
    createElement(
      Field,
      { key: name, label: name, error: form.error(name) } as never,
      createElement(Input, form.field(name)),
    ),
  );
  const remove = createElement(
    'button',
    { type: 'button', onClick: () => form.set('phones', phones.slice(1)) },
    'remove',
  );
  return createElement(
    FormDialog,
    { form, title: 'person', submit: 'save', busyText: '', success: 'saved', onClose: () => {} } as never,
    ...fields,
    remove,
    String(form.dirty),
  );
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  send = vi.fn(async () => {});
  doubts = () => [];
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  await act(async () =>
    root.render(
      createElement(BrowserRouter, null, createElement(UiProvider, null, createElement(PersonForm))),
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const input = (name: string) => page.querySelector(`input[name="${name}"]`) as HTMLInputElement;
const type = (name: string, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), text);
    input(name).dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === name)?.click(),
  );
const wrong = () =>
  [...page.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'));
const failure = (details: object) => Object.assign(new Error('غير ممكن'), { fields: {}, ...details });

test('nested fields are validated and sent; an edit ends the error of its field alone', async () => {
  await type('address.street', '');
  await type('phones.1.number', '');
  await press('save');
  await vi.waitFor(() => expect(wrong()).toEqual(['address.street', 'phones.1.number']));
  expect(document.activeElement).toBe(input('address.street'));
  await type('address.street', 'العليا');
  expect(wrong()).toEqual(['phones.1.number']);
  await type('phones.1.number', '3');
  await press('save');
  await vi.waitFor(() => expect(page.textContent).toContain('saved'));
  const { version: _, ...draft } = stored;
  expect(send).toHaveBeenCalledWith(
    { ...draft, address: { ...draft.address, street: 'العليا' }, phones: [{ number: '1' }, { number: '3' }] },
    1,
  );
});

test('what is typed back, or removed and added, makes the form dirty only while it differs', async () => {
  await type('phones.0.number', '9');
  expect(page.textContent).toContain('true');
  await type('phones.0.number', '1');
  expect(page.textContent).toContain('false');
  await press('remove');
  await type('phones.0.number', '9');
  await type('phones.0.number', '1');
  expect(page.textContent).toContain('true');
});

test('the server’s errors stand at their fields, also nested', async () => {
  send = async () => {
    throw failure({ fields: { 'address.city': 'مدينة غير معروفة', other: 'غير معروض' } });
  };
  await press('save');
  await vi.waitFor(() => expect(wrong()).toEqual(['address.city']));
  expect(page.textContent).toContain('غير ممكن');
});

test('a newer version is not overwritten unasked', async () => {
  const current = { ...stored, name: 'سارة', version: 7 };
  const changes = [{ field: 'name', label: 'الاسم', from: null, to: 'سارة' }];
  const versions: number[] = [];
  send = async (_, version) => {
    versions.push(version);
    if (version === 1) throw failure({ outdated: { by: 'سارة', at: null, changes, current } });
  };
  await type('name', 'هند');
  await press('save');
  await vi.waitFor(() => expect(page.textContent).toContain('من «نورة» إلى «سارة»'));
  await press('الأخذ بالقيم الجديدة');
  expect([input('name').value, document.activeElement]).toEqual(['سارة', input('name')]);
  await press('save');
  await vi.waitFor(() => expect(versions).toEqual([1, 7]));
});

test('«save and add another» begins again with what the form keeps, at its first field', async () => {
  await type('address.city', 'جدة');
  await press('حفظ وإضافة أخرى');
  await vi.waitFor(() => expect(input('name').value).toBe(''));
  expect([input('address.city').value, document.activeElement]).toEqual(['جدة', input('name')]);
  expect(page.textContent).toContain('false');
  await type('name', 'هند');
  await press('save');
  await vi.waitFor(() => expect(page.textContent).toContain('saved'));
  expect(send).toHaveBeenCalledTimes(2);
});

test('a doubt is asked about once before anything is sent', async () => {
  doubts = ({ name }) =>
    name === 'س' ? [{ key: name, title: 'اسم غير معتاد', question: 'هل الاسم صحيح؟', about: '' }] : [];
  await type('name', 'س');
  await press('save');
  expect(document.body.textContent).toContain('هل الاسم صحيح؟');
  await press('العودة إلى النموذج');
  expect(document.body.textContent).not.toContain('هل الاسم صحيح؟');
  expect(send).not.toHaveBeenCalled();
  await press('save');
  await press('save');
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
});
