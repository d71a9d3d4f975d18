import type { useForm } from '@hawiyat/shared/ui/forms';
import type { SettingsDraft, TypedSettings } from './settings-draft.ts';

/** What a press on the map changes: the depot, or the area of this key. */
export type Target = string;
export const depotTarget: Target = 'depot';

/** What every part of the settings page gets. */
export interface PartProps {
  form: Pick<ReturnType<typeof useForm<TypedSettings, SettingsDraft>>, 'field' | 'set' | 'locked'>;
  typed: TypedSettings;
  /** Texts by field, as `problemsOf` names them. */
  problems: Readonly<Record<string, string | undefined>>;
  target: Target;
  onTarget: (target: Target) => void;
}
