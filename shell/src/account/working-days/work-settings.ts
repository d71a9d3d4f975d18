import {
  fetchWorkSettings,
  saveWorkSettings,
  type WorkSettings,
  type WorkSettingsDraft,
} from '@hawiyat/shared/contract/company/work-settings';
import { applyTo, createMutation, createQuery } from '@hawiyat/shared/query';
import { $session, notify } from '@hawiyat/shared/state';
import { atom } from 'nanostores';

/** When the company works, and what its offers begin from. */
export const $work = createQuery(fetchWorkSettings, atom({}), {
  invalidatedBy: ['work_settings'],
  select: ({ settings }) => settings,
});

const $saving = createMutation(saveWorkSettings, {
  applies: ({ settings }) => [applyTo(fetchWorkSettings, () => ({ settings }))],
  id: () => $session.get()?.user.company.id ?? '',
});

/**
 * @param version that the author has seen
 * @throws CallError 400 with the fields, 409 with `outdated` when somebody saved a newer version
 */
export async function saveWork(body: WorkSettingsDraft, version: number): Promise<WorkSettings> {
  const { settings } = await $saving.send({ body }, { version });
  notify('تم حفظ أيام العمل والعروض', 'success');
  return settings;
}
