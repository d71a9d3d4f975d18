import { useVersion } from '@hawiyat/shared/components/use-version';
import {
  type Container,
  type ContainerDraft,
  containerDraft,
} from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { Dialog, Field, Input, Ltr, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { updateContainer } from './container-commands.ts';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
import { messages } from './container-form-messages.ts';
import { OutdatedContainer, typedContainer } from './outdated-container.tsx';

export interface ContainerFormDialogProps {
  container: Container;
  onClose: () => void;
}

export function ContainerFormDialog({ container, onClose }: ContainerFormDialogProps) {
  const { title, ...texts } = messages.editing;
  const version = useVersion(container);
  const form = useForm<ContainerInput, ContainerDraft>({
    schema: containerDraft,
    defaults: typedContainer(container),
    subject: `container ${container.id}`,
    send: (draft) => version.send((seen) => updateContainer(container.id, draft, onClose, seen)),
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
