// @vitest-environment happy-dom
import * as z from '@hawiyat/shared/contract/core/schema';
import { setting, settingsPage } from '@hawiyat/shared/contract/core/settings';
import { filled, missing } from '@hawiyat/shared/contract/core/text';
import { BrowserRouter } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { Field, Input, UiProvider } from '@hawiyat/shared/ui';
import { act, createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SettingsPartProps } from './settings-form.tsx';
import { settingsScreen } from './settings-screen.tsx';

const insurance = settingsPage(() => ({
  ...{ name: 'insurance', title: 'إعدادات التأمين', subject: 'insurance settings', right: 'see-work' },
  ...{ address: '/settings/insurance', path: '/api/company/insurance' },
  fields: {
    insurer: setting('شركة التأمين', filled(100), ''),
    isInsured: setting('الشركة مؤمَّنة', z.boolean(missing), false, { isProposed: true }),
  },
}));

function Part({ field, error }: SettingsPartProps<{ insurer: string; isInsured: boolean }>) {
  const input = createElement(Input, field('insurer'));
  return createElement(Field, { label: 'شركة التأمين', error: error('insurer'), children: input });
}

let stored: { insurer: string; isInsured: boolean; version: number };
let sent: { body: object; ifMatch: string | null }[];
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stored = { insurer: 'الأولى', isInsured: false, version: 1 };
  sent = [];
  vi.stubGlobal('fetch', async (_: string, { method, headers, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ settings: stored });
    const { version, ...draft } = JSON.parse(String(body));
    sent.push({ body: draft, ifMatch: new Headers(headers).get('if-match') });
    if (version !== undefined && version !== stored.version)
      return Response.json(outdated(), { status: 409 });
    stored = { ...draft, version: stored.version + 1 };
    return Response.json({ settings: stored });
  });
  const company = { id: 'c', name: 'شركة', identifier: '9000000001', logoUrl: null };
  const user = { id: 'a', name: 'نورة', email: 'n@example.com', role: 'owner', company } as const;
  $session.set({ token: 't', user: { ...user, rights: ['change-company'] } } as never);
  page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  const Screen = settingsScreen(insurance, {
    parts: { insurer: Part, isInsured: Part },
    Loading: () => 'loading',
    proposal: 'مقترحة',
  });
  await act(async () =>
    root.render(createElement(BrowserRouter, null, createElement(UiProvider, null, createElement(Screen)))),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  $session.set(null);
  vi.unstubAllGlobals();
});

const outdated = () => ({
  ...{ code: 'outdated', message: 'outdated' },
  outdated: {
    ...{ by: 'سارة', at: '2026-11-25T09:30:00.000Z', current: stored },
    changes: [{ field: 'insurer', label: 'شركة التأمين', from: null, to: stored.insurer }],
  },
});
const field = () => page.querySelector('input[name=insurer]') as HTMLInputElement;
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () =>
    [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );

/** Compiles only while a field without a part does not. */
export const withoutPart = () =>
  // @ts-expect-error
  settingsScreen(insurance, { parts: { insurer: Part }, Loading: () => '' });

test('what is only proposed can be saved as it is; a part that shows two fields stands once', async () => {
  expect(page.textContent).toContain('مقترحة');
  expect(page.querySelectorAll('input')).toHaveLength(1);
  await press('حفظ الإعدادات');
  await vi.waitFor(() => expect(page.textContent).toContain('كل التغييرات محفوظة'));
  expect(sent).toEqual([{ body: { insurer: 'الأولى', isInsured: false }, ifMatch: '"1"' }]);
  expect(page.textContent).toContain('تم حفظ إعدادات التأمين');
  expect(page.textContent).not.toContain('مقترحة');
});

test('a fault is said at its field, and nothing is sent', async () => {
  await type(' ');
  await press('حفظ الإعدادات');
  await vi.waitFor(() => expect(page.textContent).toContain('هذا الحقل مطلوب'));
  expect(page.textContent).toContain('يوجد خطأ في الحقول');
  expect(sent).toEqual([]);
});

test('a newer version is told with what changed, and is taken or saved over', async () => {
  await type('الثانية');
  stored = { ...stored, insurer: 'الثالثة', version: 2 };
  await press('حفظ الإعدادات');
  await vi.waitFor(() => expect(page.textContent).toContain('تعديل أحدث من تعديلك'));
  expect(page.textContent).toContain('«شركة التأمين»');
  await press('الأخذ بالقيم الجديدة');
  expect(field().value).toBe('الثالثة');
  await type('الرابعة');
  await press('حفظ الإعدادات');
  await vi.waitFor(() => expect(stored).toMatchObject({ insurer: 'الرابعة', version: 3 }));
});

test('what was saved is undone from its toast, and the form shows it', async () => {
  await type('الثانية');
  await press('حفظ الإعدادات');
  await vi.waitFor(() => expect(stored.insurer).toBe('الثانية'));
  await press('تراجع');
  await vi.waitFor(() => expect(field().value).toBe('الأولى'));
  expect(stored).toEqual({ insurer: 'الأولى', isInsured: false, version: 3 });
  expect(page.textContent).toContain('عادت إعدادات التأمين كما كانت');
});
