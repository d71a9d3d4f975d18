import type { CallOptions } from '@hawiyat/shared/client';
import { offerUndo, type UndoableCall } from '@hawiyat/shared/state';
import { messages } from '../texts/fleet.ts';

export const offerInverse = (
  call: UndoableCall,
  [done, undone]: readonly [done: string, undone: string],
  inverse: (options: CallOptions) => Promise<unknown>,
): void => offerUndo(call, { text: done, undo: (options) => inverse(options).then(() => undone) });

interface Edited<Draft, Answer> {
  readonly text: string;
  readonly draft: Draft;
  readonly former: { readonly version: number } | undefined;
  readonly version: number | undefined;
  readonly send: (draft: Draft, options: CallOptions) => Promise<Answer>;
}

/** Offers to undo, unless a colleague's version was taken over: his change is no part of it. @throws CallError */
export async function sendEdit<Draft extends object, Answer>(
  call: UndoableCall,
  edited: Edited<Draft, Answer>,
): Promise<Answer> {
  const { draft, former, version, send } = edited;
  const answer = await send(draft, { version });
  if (former && version === former.version) offerFormer(call, edited);
  return answer;
}

/** Offers to restore what an edit changed. A value that was missing cannot always be sent back: then nothing is offered. */
function offerFormer<Draft extends object>(call: UndoableCall, edited: Edited<Draft, unknown>): void {
  const former: Readonly<Record<string, unknown>> = { ...edited.former };
  const changed = Object.entries(edited.draft).filter(
    ([field, value]) => field in former && value !== undefined && (value ?? null) !== (former[field] ?? null),
  );
  const back = changed.map(([field]) => [field, former[field]]);
  if (back.length === 0 || back.some(([, value]) => value === null)) return;
  offerInverse(call, [edited.text, messages.restored], (options) =>
    edited.send(Object.fromEntries(back), options),
  );
}
