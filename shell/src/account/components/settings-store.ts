import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { SettingsAnswer, SettingsDraft, SettingsPage } from '@hawiyat/shared/contract/core/settings';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session, notify, offerUndo } from '@hawiyat/shared/state';
import { atom } from 'nanostores';
import { messages } from '../../texts/settings.ts';

export type SettingsStore<Page extends SettingsPage> = ReturnType<typeof createSettings<Page>>;

export function createSettings<Page extends SettingsPage>(
  { title, event, key, fetch, save }: Page,
  showing: readonly Endpoint[],
) {
  // The contract gives both answers one schema, under the same key.
  const settingsIn = (answer: unknown) => Object(answer)[key] as SettingsAnswer<Page>;
  const $saving = createMutation<SettingsPage['save']>(save, {
    applies: (answer) => [applyTo<SettingsPage['fetch']>(fetch, () => answer)],
    invalidates: showing,
    id: () => $session.get()?.user.company.id ?? '',
  });
  return {
    $settings: createQuery<SettingsPage['fetch'], SettingsAnswer<Page>>(fetch, atom({}), {
      invalidatedBy: [event],
      select: settingsIn,
    }),
    /** Offers to save `former` again. @throws CallError 409 with `outdated` when a colleague saved after `version` */
    async save(body: SettingsDraft<Page>, version: number, former: SettingsDraft<Page> | undefined) {
      const answer = await $saving.send({ body }, { version });
      const text = messages.saved(title);
      if (former === undefined) notify(text, 'success');
      else
        offerUndo(save, {
          text,
          undo: (options) => $saving.send({ body: former }, options).then(() => messages.restored(title)),
        });
      return settingsIn(answer);
    },
  };
}
