import type { Container } from '@hawiyat/shared/contract/containers';
import { Alert, Button, Dialog, DialogActions, DialogBody, Ltr, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';
import { messages } from './container-form-messages.ts';

/** Says why a container in use cannot be deleted. */
export function HeldContainerDialog({ container, onClose }: { container: Container; onClose: () => void }) {
  const { title, held, close } = messages.deleting;
  const reason = useId();
  return (
    <Dialog title={title} role="alertdialog" describedBy={reason} onClose={onClose}>
      <DialogBody id={reason}>
        <Text color="fg.muted" mb="4">
          {messages.number}: <Ltr>{container.containerNumber}</Ltr>
        </Text>
        <Alert status="warning" quiet>
          {held}
        </Alert>
      </DialogBody>
      <DialogActions>
        <Button variant="outline" onClick={onClose} data-autofocus>
          {close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
