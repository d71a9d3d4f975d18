import type { Endpoint } from '@hawiyat/shared/contract/core/endpoint';
import type { SettingsAnswer, SettingsDraft, SettingsPage } from '@hawiyat/shared/contract/core/settings';
import { applyTo, createMutation, createQuery, type QueryStore } from '@hawiyat/shared/query';
import { $session, notify } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

export interface SettingsStore<Page extends SettingsPage> {
  readonly $settings: QueryStore<SettingsAnswer<Page>>;
  /**
   * @param version that the author has seen
   * @throws CallError 400 with the fields, 409 with `outdated` when somebody saved a newer version
   */
  save(draft: SettingsDraft<Page>, version: number): Promise<SettingsAnswer<Page>>;
}

/**
 * A page of the company's settings, as the server has it now.
 * @param showing other calls whose answers follow from the settings
 */
export function createSettings<Page extends SettingsPage>(
  { title, event, key, fetch, save }: Page,
  showing: readonly Endpoint[],
): SettingsStore<Page> {
  // The contract makes both answers of one schema, under the same key.
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
    async save(body, version) {
      const answer = await $saving.send({ body }, { version });
      notify(`تم حفظ ${title}`, 'success');
      return settingsIn(answer);
    },
  };
}
