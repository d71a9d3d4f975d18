import type { notificationSettings } from '@hawiyat/shared/contract/company/notifications';
import type { SettingsRules } from '../resources/settings.ts';
import { notificationGroups } from './notification-groups.ts';

export const notificationSettingsRules: SettingsRules<typeof notificationSettings> = {
  accept: (draft) => ({
    ...draft,
    hidden: notificationGroups.map(({ id }) => id).filter((id) => draft.hidden.includes(id)),
  }),
  also: ({ hidden }) => ({
    groups: notificationGroups.map(({ id, label, kinds }) => ({
      ...{ id, label, kinds: [...kinds], shown: !hidden.includes(id) },
    })),
  }),
};
