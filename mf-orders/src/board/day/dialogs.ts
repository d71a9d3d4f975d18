import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../../texts/day.ts';

/** A separate chunk: every list loads the other dialogs, but only the day needs this one's modules. */
export const moves = createDialogs({ move: messages.move }, async () => ({
  move: (await import('./move-stop-dialog.tsx')).MoveStopDialog,
}));
