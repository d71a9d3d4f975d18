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

/** Sends an edit; offers to undo it unless a former value was missing or a colleague's. @throws CallError */
export async function offerFormer<Draft extends object, Answer>(
  call: UndoableCall,
  { text, draft, former, version, send }: Edited<Draft, Answer>,
): Promise<Answer> {
  const answer = await send(draft, { version });
  if (!former || version !== former.version) return answer;
  const known: Readonly<Record<string, unknown>> = { ...former };
  const changed = Object.entries(draft).filter(
    ([field, value]) => field in known && value !== undefined && (value ?? null) !== (known[field] ?? null),
  );
  const back = changed.map(([field]) => [field, known[field]]);
  if (back.length > 0 && back.every(([, value]) => value !== null))
    offerInverse(call, [text, messages.restored], (options) => send(Object.fromEntries(back), options));
  return answer;
}
