import type { Container } from '@hawiyat/shared/contract/containers';
import { Ltr, Text } from '@hawiyat/shared/ui';
import { ConfirmDialog } from '@hawiyat/shared/ui/forms';
import { deleteContainer } from './container-commands.ts';
import { messages } from './container-form-messages.ts';

export function DeleteContainerDialog({ container, onClose }: { container: Container; onClose: () => void }) {
  const { title, question, warning, lost, confirm, busyText, success } = messages.deleting;
  return (
    <ConfirmDialog
      {...{ title, warning, confirm, busyText, success }}
      question={
        <>
          {question} <Ltr>{container.containerNumber}</Ltr>؟
        </>
      }
      send={() => deleteContainer(container.id, onClose)}
      onClose={onClose}
    >
      <Text>{lost}</Text>
    </ConfirmDialog>
  );
}
