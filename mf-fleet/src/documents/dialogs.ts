import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { titles } from './documents-messages.ts';

export const dialogs = createDialogs(
  titles,
  () => import(/* webpackChunkName: "vehicle-dialogs" */ './document-dialogs.tsx'),
);
