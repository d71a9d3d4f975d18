import { orderSettings } from '@hawiyat/shared/contract/order-settings';
import { type Outdated, OutdatedNotice } from '../components/outdated-notice.tsx';
import { type TypedSettings, typedSettings } from './settings-draft.ts';

export interface OutdatedSettingsProps {
  outdated: Outdated;
  /** Puts the newer values of these fields into the form. */
  onTake: (newer: Partial<TypedSettings>, version: number) => void;
  /** Saves over the newer version. */
  onKeep: (version: number) => void;
}

export function OutdatedSettings({ outdated, onTake, onKeep }: OutdatedSettingsProps) {
  const newest = orderSettings.safeParse(outdated.current).data;
  if (!newest) return null;
  const take = () => {
    const typed = typedSettings(newest);
    const fields = outdated.changes.map(({ field }) => field);
    const newer = Object.fromEntries(Object.entries(typed).filter(([field]) => fields.includes(field)));
    onTake(newer, newest.version);
  };
  return <OutdatedNotice outdated={outdated} onTake={take} onKeep={() => onKeep(newest.version)} />;
}
