import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../../texts/bank.ts';

export const dialogs = createDialogs(
  { change: messages.change, withdraw: messages.withdrawTitle },
  () => import(/* webpackChunkName: "settings-company" */ './change-dialog.tsx'),
);
