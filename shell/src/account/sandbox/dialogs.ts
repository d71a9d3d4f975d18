import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../../texts/live-parts.ts';

export const dialogs = createDialogs({ delete: messages.sandbox.delete }, async () => ({
  delete: (await import(/* webpackChunkName: "settings-company" */ './delete-dialog.tsx')).DeleteSandbox,
}));
