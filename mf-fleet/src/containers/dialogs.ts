import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../texts/container.ts';

/** Of the list and of a container's page. */
export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "container-dialogs" */ './shown-dialogs.ts'),
);
