import type { CallOptions } from '@hawiyat/shared/client';
import { offerUndo, type UndoableCall } from '@hawiyat/shared/state';
import { messages } from '../texts/fleet.ts';

export const offerRemoval = (
  call: UndoableCall,
  [added, removed]: readonly [added: string, removed: string],
  remove: (options: CallOptions) => Promise<unknown>,
): void =>
  offerUndo(call, {
    text: added,
    undo: async (options) => {
      await remove(options);
      return removed;
    },
  });

interface Edited<Draft> {
  readonly text: string;
  readonly draft: Draft;
  readonly former: object;
  readonly send: (back: Draft, options: CallOptions) => Promise<unknown>;
}

/** Offers to restore what an edit changed. A value that was missing cannot always be sent back: then nothing is offered. */
export function offerFormer<Draft extends object>(call: UndoableCall, edited: Edited<Draft>): void {
  const former: Readonly<Record<string, unknown>> = { ...edited.former };
  const changed = Object.entries(edited.draft).filter(
    ([field, value]) => field in former && value !== undefined && (value ?? null) !== (former[field] ?? null),
  );
  const back = changed.map(([field]) => [field, former[field]]);
  if (back.length === 0 || back.some(([, value]) => value === null)) return;
  offerUndo(call, {
    text: edited.text,
    undo: async (options) => {
      await edited.send(Object.fromEntries(back), options);
      return messages.restored;
    },
  });
}
