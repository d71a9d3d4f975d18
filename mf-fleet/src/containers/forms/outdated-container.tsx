import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import type { VersionState } from '@hawiyat/shared/components/use-version';
import { type Container, container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Ltr, Money } from '@hawiyat/shared/ui';
import type { ContainerForm, ContainerInput } from './container-fields.tsx';

const words: Readonly<Record<string, string>> = { ...sizeLabel, ...statusLabel };

const shown = (field: string, value: unknown) =>
  field === 'price' ? (
    <Money amount={Number(value)} />
  ) : field === 'containerNumber' ? (
    <Ltr>{String(value)}</Ltr>
  ) : (
    (words[String(value)] ?? <bdi>{String(value)}</bdi>)
  );

export const typedContainer = (stored: Container): Partial<ContainerInput> => ({
  ...stored,
  price: stored.price.toFixed(2),
});

const typed = (current: Readonly<Record<string, unknown>>) => {
  const { data } = container.safeParse(current);
  return data && typedContainer(data);
};

export interface OutdatedContainerProps {
  form: ContainerForm;
  version: VersionState;
}

export const OutdatedContainer = (props: OutdatedContainerProps) => (
  <OutdatedNotice<ContainerInput> {...props} typed={typed} shown={shown} />
);
