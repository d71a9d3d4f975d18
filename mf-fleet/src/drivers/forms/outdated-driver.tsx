import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import type { VersionState } from '@hawiyat/shared/components/use-version';
import { driver } from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { Ltr } from '@hawiyat/shared/ui';
import type { DriverForm, DriverInput } from './driver-form.ts';

const words: Readonly<Record<string, string>> = availabilityLabel;

function shown(field: string, value: unknown) {
  if (field === 'availability') return words[String(value)] ?? String(value);
  return field === 'name' ? <bdi>{String(value)}</bdi> : <Ltr>{String(value)}</Ltr>;
}

function typed(current: Readonly<Record<string, unknown>>): Partial<DriverInput> | undefined {
  const { picture: _, ...values } = driver.safeParse(current).data ?? {};
  return values;
}

export const OutdatedDriver = (props: { form: DriverForm; version: VersionState }) => (
  <OutdatedNotice<DriverInput> {...props} typed={typed} shown={shown} />
);
