import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../texts/driver.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "driver-dialogs" */ './shown-dialogs.ts'),
);
