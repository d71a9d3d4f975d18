import { texts } from '@hawiyat/shared/texts';
import type { Endpoint } from '../contract/core/endpoint.ts';
import { isTyping } from '../lib/is-typing.ts';
import { isolateName } from '../locale/bidi.ts';
import { onCompanyChange } from '../session/company-change.ts';
import { $notices, dismissNotice, notify } from '../state/notices.ts';
import type { CallOptions } from './call.ts';
import { CallError } from './call-error.ts';
import { latestEntry } from './note-answer.ts';

export type UndoableCall = Endpoint & { readonly undo: 'undoable' };

export interface Reversible {
  readonly text: string;
  /** The text of a row of such actions, which share one toast; the same function for each of them. */
  readonly series?: (count: number) => string;
  /** Sends the inverse with these options, and returns the text of the result. @throws CallError */
  readonly undo: (options: Pick<CallOptions, 'undoes'>) => Promise<string>;
}

interface Action extends Reversible {
  readonly undoes: string | undefined;
}

interface Toast {
  readonly notice: number;
  readonly actions: Action[];
}

const messages = texts('client/undo', {
  undo: 'تراجع',
  undoLast: 'تراجع عن الأخير',
  failed: 'تعذّر التراجع',
  outdated: (by: string, reason: string) =>
    `تعذّر التراجع، لأن تغييرًا من ${isolateName(by)} جاء بعده${reason}`,
});

const duration = 10_000;
let toasts: Toast[] = [];
let outcome = 0;
let isListening = false;
let underWay: Promise<unknown> = Promise.resolve();

/** Offers for ten seconds, by the toast and Ctrl+Z, to undo what the call has done, unless somebody has changed it meanwhile. */
export function offerUndo(_call: UndoableCall, reversible: Reversible): void {
  if (!isListening) globalThis.addEventListener?.('keydown', press);
  isListening = true;
  const action = { ...reversible, undoes: latestEntry() };
  toasts = standing();
  const last = toasts.at(-1);
  const continued = last?.actions.at(-1)?.series === action.series && action.series ? last : undefined;
  const toast = continued ?? { notice: notify(action.text, 'success', { duration }), actions: [] };
  if (!continued) toasts.push(toast);
  toast.actions.push(action);
  show(toast);
}

function show(toast: Toast): void {
  const [first] = toast.actions;
  const { length } = toast.actions;
  if (!first) {
    dismissNotice(toast.notice);
    return;
  }
  const text = length > 1 && first.series ? first.series(length) : first.text;
  const label = length > 1 ? messages.undoLast : messages.undo;
  const action = { label, keys: 'Control+Z', run: () => undoIn(toast), keepsToast: length > 1 };
  notify(text, 'success', { replaces: toast.notice, duration, action });
}

function undoIn(toast: Toast): void {
  const action = toast.actions.pop();
  show(toast);
  // In turn: the server refuses to undo what was changed later.
  if (action) underWay = underWay.then(() => undo(action));
}

async function undo(action: Action): Promise<void> {
  dismissNotice(outcome);
  try {
    outcome = notify(await action.undo({ undoes: action.undoes }), 'success');
  } catch (error) {
    console.warn('It could not be undone', error);
    outcome = notify(whyNot(error), 'error');
  }
}

function whyNot(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const { outdated, assigned } = error instanceof CallError ? error : {};
  const by = outdated?.by ?? assigned?.by;
  if (by) return messages.outdated(by, assigned ? `: ${message}` : '.');
  return message.startsWith(messages.failed) ? message : `${messages.failed}: ${message}`;
}

export function undoLast(): boolean {
  const last = standing().at(-1);
  if (last) undoIn(last);
  return last !== undefined;
}

function standing(): Toast[] {
  const shown = new Set($notices.get().map(({ id }) => id));
  return toasts.filter(({ notice, actions }) => actions.length > 0 && shown.has(notice));
}

/** By the key's position: an Arabic keyboard types another letter. */
function press(event: KeyboardEvent): void {
  const { code, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if (code !== 'KeyZ' || !(ctrlKey || metaKey) || altKey || shiftKey || repeat) return;
  if (isTyping(event) && !isChoice(event)) return;
  if (undoLast()) event.preventDefault();
}

/** Radio buttons and checkboxes have no undo of their own. */
const isChoice = ({ target }: KeyboardEvent) =>
  target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');

onCompanyChange(() => {
  for (const { notice } of standing()) dismissNotice(notice);
  toasts = [];
});
