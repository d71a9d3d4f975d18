import { container } from '@hawiyat/shared/contract/fleet/containers';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Ltr, Money } from '@hawiyat/shared/ui';
import { OutdatedNotice } from '../outdated/outdated-notice.tsx';
import type { VersionState } from '../outdated/use-version.ts';
import type { ContainerForm } from './container-fields.tsx';

const words: Readonly<Record<string, string>> = { ...sizeLabel, ...statusLabel };

const shown = (field: string, value: unknown) =>
  field === 'price' ? (
    <Money amount={Number(value)} />
  ) : field === 'containerNumber' ? (
    <Ltr>{String(value)}</Ltr>
  ) : (
    (words[String(value)] ?? String(value))
  );

export interface OutdatedContainerProps {
  form: ContainerForm;
  version: VersionState;
}

export function OutdatedContainer({ form, version }: OutdatedContainerProps) {
  const take = (current: Readonly<Record<string, unknown>>, fields: readonly string[]) => {
    const now = container.safeParse(current).data;
    if (!now) return;
    if (fields.includes('containerNumber')) form.set('containerNumber', now.containerNumber);
    if (fields.includes('type')) form.set('type', now.type);
    if (fields.includes('size')) form.set('size', now.size);
    if (fields.includes('price')) form.set('price', now.price.toFixed(2));
    if (fields.includes('status')) form.set('status', now.status);
  };
  return <OutdatedNotice version={version} shown={shown} take={take} />;
}
