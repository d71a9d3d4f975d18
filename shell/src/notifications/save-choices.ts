import { CallError, type CallOptions } from '@hawiyat/shared/client';
import {
  fetchNotificationSettings,
  type NotificationSettings,
  saveNotificationSettings,
} from '@hawiyat/shared/contract/company/notifications';
import { applyTo, createMutation } from '@hawiyat/shared/query';
import { $session, offerUndo, onCompanyChange } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../texts/notification-settings.ts';
import { $notificationSettings } from './notifications-store.ts';

export interface Choices {
  readonly sound: boolean;
  readonly system: boolean;
  readonly quiet: NotificationSettings['quiet'];
  /** Ids of groups that do not show up on arrival. */
  readonly hidden: readonly string[];
}

export const choicesOf = ({ sound, system, quiet, groups }: NotificationSettings): Choices => ({
  ...{ sound, system, quiet },
  hidden: groups.filter(({ shown }) => !shown).map(({ id }) => id),
});

interface Saving {
  /** The pending choices, shown until the server answers. */
  readonly wanted: Choices | null;
  readonly failed: string | null;
}

const idle: Saving = { wanted: null, failed: null };
export const $saving = atom<Saving>(idle);
onCompanyChange(() => $saving.set(idle));

const $sending = createMutation(saveNotificationSettings, {
  applies: ({ settings }) => [applyTo(fetchNotificationSettings, () => ({ settings }))],
  id: () => $session.get()?.user.company.id ?? '',
});

const send = ({ hidden, ...choices }: Choices, options: CallOptions) =>
  $sending.send({ body: { ...choices, hidden: [...hidden] } }, options);

/** The same function for each, so that they share a toast. */
const savedText = () => messages.saved;

const offerFormer = (former: Choices) =>
  offerUndo(saveNotificationSettings, {
    text: savedText(),
    series: savedText,
    undo: (options) => send(former, options).then(() => messages.restored),
  });

/** Changes wait for each other: the second one needs the version of the first. */
let last: Promise<void> = Promise.resolve();

/** A failure restores the stored choices, with the reason in `$saving`. */
export function changeChoices(wanted: Choices): Promise<void> {
  $saving.set({ wanted, failed: null });
  last = last.then(() => save(wanted));
  return last;
}

async function save(wanted: Choices): Promise<void> {
  const isLast = () => $saving.get().wanted === wanted;
  try {
    const { data: former } = $notificationSettings.get();
    await send(wanted, { version: former?.version });
    if (former) offerFormer(choicesOf(former));
    if (isLast()) $saving.set(idle);
  } catch (error) {
    console.warn('The settings of notifications were not saved', error);
    await $notificationSettings.fetch();
    const isOutdated = error instanceof CallError && error.status === 409;
    const message = error instanceof CallError ? error.message : messages.saveFailed;
    if (isLast()) $saving.set({ wanted: null, failed: isOutdated ? messages.outdated : message });
  }
}
