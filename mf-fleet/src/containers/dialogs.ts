import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../texts/container.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "container-dialogs" */ './shown-dialogs.ts'),
);
