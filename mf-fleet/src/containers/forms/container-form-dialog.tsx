import { OutdatedNotice } from '@hawiyat/shared/components/outdated-notice';
import { useVersion, type VersionState } from '@hawiyat/shared/components/use-version';
import {
  type Container,
  type ContainerDraft,
  container,
  containerDraft,
} from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { Dialog, Field, Input, Ltr, Money, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { updateContainer } from './container-commands.ts';
import { ContainerFields, type ContainerForm, type ContainerInput } from './container-fields.tsx';
import { messages } from './container-form-messages.ts';

export function ContainerFormDialog({ container, onClose }: { container: Container; onClose: () => void }) {
  const { title, ...texts } = messages.editing;
  const version = useVersion(container);
  const form = useForm<ContainerInput, ContainerDraft>({
    schema: containerDraft,
    defaults: typedContainer(container),
    subject: `container ${container.id}`,
    send: (draft) => version.send((seen) => updateContainer(container, draft, onClose, seen)),
    onDone: onClose,
  });
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        <OutdatedContainer form={form} version={version} />
        <Text color="fg.muted">
          {editedContainer.containerNumber.label}: <Ltr>{container.containerNumber}</Ltr>
        </Text>
        <ContainerFields form={form} current={container} />
        <Field
          label={editedContainer.containerNumber.label}
          hint={messages.form.numberHint}
          error={form.error('containerNumber')}
        >
          <Input dir="ltr" autoComplete="off" {...form.field('containerNumber')} />
        </Field>
      </Form>
    </Dialog>
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
  const { data } = container.safeParse(current);
  return data && typedContainer(data);
};

const OutdatedContainer = (props: { form: ContainerForm; version: VersionState }) => (
  <OutdatedNotice<ContainerInput> {...props} typed={typed} shown={shown} />
);
