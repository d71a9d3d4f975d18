import { type Container, type ContainerDraft, containerDraft } from '@hawiyat/shared/contract/containers';
import { Dialog, Ltr, Text } from '@hawiyat/shared/ui';
import { Form, useForm } from '@hawiyat/shared/ui/forms';
import { useVersion } from '../components/outdated/use-version.ts';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
import { messages } from './containers-messages.ts';
import { addContainer, updateContainer } from './containers-store.ts';
import { OutdatedContainer } from './outdated-container.tsx';

export interface ContainerFormDialogProps {
  /** The container to edit; without one the form adds. */
  container?: Container;
  onClose: () => void;
}

export function ContainerFormDialog({ container, onClose }: ContainerFormDialogProps) {
  const { title, ...texts } = container ? messages.editing : messages.adding;
  const version = useVersion(container?.version);
  const form = useForm<ContainerInput, ContainerDraft>({
    schema: containerDraft,
    defaults: container ? { ...container, price: container.price.toFixed(2) } : { status: 'available' },
    subject: container ? `container ${container.id}` : 'container',
    send: (draft) =>
      container ? version.send((seen) => updateContainer(container.id, draft, seen)) : addContainer(draft),
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
