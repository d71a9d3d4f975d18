import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../texts/driver.ts';

/** Of the list and of a driver's page. */
export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "driver-dialogs" */ './shown-dialogs.ts'),
);
