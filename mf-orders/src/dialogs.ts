import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from './texts/cells.ts';

/** Of the lists, the board, the queue and the panel; the day view has one more. */
export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "dialogs" */ './shown-dialogs.ts'),
);
