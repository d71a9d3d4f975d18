import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../texts/documents.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "vehicle-dialogs" */ './document-dialogs.tsx'),
);
