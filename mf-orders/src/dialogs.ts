import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from './texts/cells.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "dialogs" */ './shown-dialogs.ts'),
);
