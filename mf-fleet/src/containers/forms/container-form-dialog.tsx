import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Container, ContainerDraft } from '@hawiyat/shared/contract/fleet/containers';
import * as endpoints from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Ltr, Money, Text } from '@hawiyat/shared/ui';
import { FormDialog, InputField, useForm } from '@hawiyat/shared/ui/forms';
import { messages } from '../../texts/container-forms.ts';
import { $containers } from '../list/containers-store.ts';
import { updateContainer } from './container-commands.ts';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
import { priceDoubts } from './price-doubts.ts';

export function ContainerFormDialog({ container, title, onClose }: DialogProps<{ container: Container }>) {
  const form = useForm<ContainerInput, ContainerDraft>({
    schema: endpoints.containerDraft,
    defaults: typedContainer(container),
    subject: `container ${container.id}`,
    edits: { stored: container, typed, shown },
    doubts: (draft) => priceDoubts(draft, [container, ...($containers.get().items ?? [])]),
    send: (draft, { version }) => updateContainer(container, draft, onClose, version),
  });
  return (
    <FormDialog {...{ form, title, onClose }} {...messages.editing}>
      <Text color="fg.muted">
        {editedContainer.containerNumber.label}: <Ltr>{container.containerNumber}</Ltr>
      </Text>
      <ContainerFields form={form} current={container} />
      <InputField
        label={editedContainer.containerNumber.label}
        hint={messages.form.numberHint}
        dir="ltr"
        {...form.register('containerNumber')}
      />
    </FormDialog>
  );
}

const words: Readonly<Record<string, string>> = { ...sizeLabel, ...statusLabel };

const shown = (field: string, value: unknown) =>
  field === 'price' ? (
    <Money amount={Number(value)} />
  ) : field === 'containerNumber' ? (
    <Ltr>{String(value)}</Ltr>
  ) : (
    (words[String(value)] ?? <bdi>{String(value)}</bdi>)
  );

const typedContainer = (stored: Container): Partial<ContainerInput> => ({
  ...stored,
  price: stored.price.toFixed(2),
});

const typed = (current: Readonly<Record<string, unknown>>) => {
  const { data } = endpoints.container.safeParse(current);
  return data && typedContainer(data);
};
