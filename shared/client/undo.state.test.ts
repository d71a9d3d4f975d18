import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveProfile } from '../contract/account/profile.ts';
import { addContainer } from '../contract/fleet/containers.ts';
import { $session } from '../session/session.ts';
import { $notices } from '../state/notices.ts';
import { CallError } from './call-error.ts';
import { noteAnswer } from './note-answer.ts';
import { offerUndo, undoLast } from './undo.ts';

beforeEach(() => {
  vi.useFakeTimers();
  $notices.set([]);
});
afterEach(() => vi.useRealTimers());

const toasts = () => $notices.get().map(({ text, action }) => [text, action?.label]);
const several = (count: number) => `عُيّن ${count}`;
const assign = (name: string, undo = vi.fn(async () => `أُلغي ${name}`)) => {
  offerUndo(addContainer, { text: `عُيّن ${name}`, series: several, undo });
  return undo;
};

test('what was done can be undone for ten seconds, with the entry of the audit log that it made', async () => {
  noteAnswer(new Response(null, { headers: { 'x-entry': '41' } }));
  const undo = assign('سالم');
  noteAnswer(new Response(null, { headers: { 'x-entry': '42' } }));
  expect(toasts()).toEqual([['عُيّن سالم', 'تراجع']]);
  await vi.advanceTimersByTimeAsync(9999);
  expect(undoLast()).toBe(true);
  await vi.runOnlyPendingTimersAsync();
  expect(undo).toHaveBeenCalledExactlyOnceWith({ undoes: '41' });
  expect(undoLast()).toBe(false);
  assign('فهد');
  await vi.advanceTimersByTimeAsync(10_000);
  expect([toasts(), undoLast()]).toEqual([[], false]);
});

test('a row of one kind is one toast, which goes back one by one', async () => {
  const undone = [assign('سالم'), assign('فهد'), assign('ماجد')];
  expect(toasts()).toEqual([['عُيّن 3', 'تراجع عن الأخير']]);
  const press = () => $notices.get()[0]?.action?.run?.();
  press();
  press();
  await vi.advanceTimersByTimeAsync(0);
  expect(undone.map((undo) => undo.mock.calls.length)).toEqual([0, 1, 1]);
  // One outcome at a time stands beside what is left.
  expect(toasts()).toEqual([
    ['عُيّن سالم', 'تراجع'],
    ['أُلغي فهد', undefined],
  ]);
  offerUndo(saveProfile, { text: 'عُدّل الاسم', undo: async () => 'عاد الاسم' });
  expect(toasts().at(-1)).toEqual(['عُدّل الاسم', 'تراجع']);
});

test.each([
  [
    new CallError('تعذّر التراجع، لأن تغييرًا من هند جاء بعده.', { status: 409 }),
    'تعذّر التراجع، لأن تغييرًا من هند جاء بعده.',
  ],
  [
    new CallError('تغيّر', { status: 409, outdated: { by: 'هند', at: null, changes: [], current: {} } }),
    'تعذّر التراجع، لأن تغييرًا من \u2068هند\u2069 جاء بعده.',
  ],
  [
    new CallError('لا تملك صلاحية هذا الإجراء.', { status: 403 }),
    'تعذّر التراجع: لا تملك صلاحية هذا الإجراء.',
  ],
  [new CallError('انتهت الجلسة.', { status: 401 }), 'تعذّر التراجع: انتهت الجلسة.'],
])('a refused undo says why: %s', async (error, said) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  assign('سالم', vi.fn().mockRejectedValue(error));
  undoLast();
  await vi.advanceTimersByTimeAsync(0);
  expect($notices.get()).toMatchObject([{ kind: 'error', text: said }]);
});

test('nothing of a company that was left can be undone', () => {
  const company = { id: 'c', name: 'شركة', identifier: '9000000001', logoUrl: null };
  $session.set({ token: 't', user: { id: 'u', name: 'نورة', email: 'a@example.com', company } });
  assign('سالم');
  $session.set(null);
  expect([undoLast(), toasts()]).toEqual([false, []]);
});
