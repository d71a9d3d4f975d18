import { createDialogs } from '@hawiyat/shared/components/dialogs';
import { messages } from '../../texts/people.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "settings-lists" */ './people-dialogs.tsx'),
);
