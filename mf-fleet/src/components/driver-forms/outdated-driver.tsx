import { driver, driverDraft } from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { Ltr } from '@hawiyat/shared/ui';
import { messages } from '../outdated/outdated-messages.ts';
import { OutdatedNotice } from '../outdated/outdated-notice.tsx';
import type { VersionState } from '../outdated/use-version.ts';
import type { DriverForm, ShownField } from './driver-form.ts';

const words: Readonly<Record<string, string>> = availabilityLabel;
const fields = Object.keys(driverDraft.shape).filter((name): name is ShownField => name !== 'password');

function shown(field: string, value: unknown) {
  if (field === 'newPassword') return undefined;
  if (value === null) return messages.nothing;
  if (field === 'availability') return words[String(value)] ?? String(value);
  return field === 'name' ? <bdi>{String(value)}</bdi> : <Ltr>{String(value)}</Ltr>;
}

export function OutdatedDriver({ form, version }: { form: DriverForm; version: VersionState }) {
  const take = (current: Readonly<Record<string, unknown>>, changed: readonly string[]) => {
    const now = driver.safeParse(current).data;
    if (!now) return;
    for (const field of fields) if (changed.includes(field)) form.set(field, now[field] ?? '');
  };
  return <OutdatedNotice version={version} shown={shown} take={take} />;
}
