import type { notificationSettings } from '@hawiyat/shared/contract/company/notifications';
import type { SettingsRules } from '../resources/settings.ts';

/** Groups of notifications that people switch, in the order of the settings. Other kinds are always shown. */
const notificationGroups = [
  { id: 'accepted', label: 'قبول عروضك', kinds: ['offer-accepted'] },
  { id: 'requests', label: 'طلبات جديدة تناسب حاوياتك', kinds: ['new-requests'] },
  { id: 'late', label: 'التأخر، وما لا سائق له غدًا', kinds: ['order-late', 'tasks-overdue', 'tasks-due'] },
  { id: 'failed', label: 'الإلغاء وتعذّر التنفيذ', kinds: ['order-canceled', 'task-failed'] },
  { id: 'documents', label: 'انتهاء الوثائق', kinds: ['documents-expiring'] },
  { id: 'lost', label: 'عروض لم تُقبل', kinds: ['offer-lost'] },
] as const;

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
