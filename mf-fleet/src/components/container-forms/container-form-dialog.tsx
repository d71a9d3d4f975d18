import { type Container, type ContainerDraft, containerDraft } from '@hawiyat/shared/contract/containers';
import { Dialog, Ltr, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useVersion } from '../outdated/use-version.ts';
import { addContainer, updateContainer } from './container-commands.ts';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
import { messages } from './container-form-messages.ts';
import { OutdatedContainer } from './outdated-container.tsx';

export interface ContainerFormDialogProps {
  /** The container to edit; without one the form adds. */
  container?: Container;
  /** Takes the container that was added. */
  onAdded?: (container: Container) => void;
  onClose: () => void;
}

export function ContainerFormDialog({ container, onAdded, onClose }: ContainerFormDialogProps) {
  const { title, ...texts } = container ? messages.editing : messages.adding;
  const version = useVersion(container?.version);
  const form = useForm<ContainerInput, ContainerDraft>({
    schema: containerDraft,
    defaults: container ? { ...container, price: container.price.toFixed(2) } : { status: 'available' },
    subject: container ? `container ${container.id}` : 'container',
    send: async (draft) => {
      if (container) await version.send((seen) => updateContainer(container.id, draft, onClose, seen));
      else onAdded?.(await addContainer(draft));
    },
    onDone: onClose,
  });
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
        <OutdatedContainer form={form} version={version} />
        {container && (
          <Text color="fg.muted">
            {messages.number}: <Ltr>{container.containerNumber}</Ltr>
          </Text>
        )}
        <ContainerFields form={form} {...(container && { current: container })} />
      </Form>
    </Dialog>
  );
}
