import { type Container, type ContainerDraft, containerDraft } from '@hawiyat/shared/contract/containers';
import { Ltr, Text } from '@hawiyat/shared/ui';
import { Dialog, Form, useForm } from '@hawiyat/shared/ui/extra';
import { ContainerFields, type ContainerInput } from './container-fields.tsx';
import { messages } from './containers-messages.ts';
import { addContainer, updateContainer } from './containers-store.ts';

export interface ContainerFormDialogProps {
  /** The container to edit; without one the form adds. */
  container?: Container;
  onClose: () => void;
}

/** Adding and editing are one form: the same fields, rules and sentences. */
export function ContainerFormDialog({ container, onClose }: ContainerFormDialogProps) {
  const { title, ...texts } = container ? messages.editing : messages.adding;
  const form = useForm<ContainerInput, ContainerDraft>({
    schema: containerDraft,
    defaults: container ? { ...container, price: container.price.toFixed(2) } : { status: 'available' },
    send: (draft) => (container ? updateContainer(container.id, draft) : addContainer(draft)),
    onDone: onClose,
  });
  return (
    <Dialog title={title} busy={form.busy} onClose={onClose}>
      <Form form={form} onCancel={onClose} {...texts}>
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
