import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../../texts/data.ts';

export const dialogs = createDialogs({ erase: messages.erase }, async () => ({
  erase: (await import(/* webpackChunkName: "settings-person" */ './erase-dialog.tsx')).EraseDialog,
}));
