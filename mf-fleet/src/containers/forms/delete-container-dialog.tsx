import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { Alert, Dialog, DialogBody, Link, Ltr, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';
import { DeleteOrArchive } from '../../components/archive/delete-or-archive.tsx';
import { orderAddress } from '../../components/order-address.ts';
import { containerArchive } from './container-archive.tsx';
import { deleteContainer } from './container-commands.ts';
import { messages } from './container-form-messages.ts';

export const DeleteContainerDialog = (props: { container: Container; onClose: () => void }) => (
  <DeleteOrArchive
    archive={containerArchive}
    item={props.container}
    texts={messages.deleting}
    send={() => deleteContainer(props.container.id, props.onClose)}
    onClose={props.onClose}
  >
    <Text>{messages.deleting.lost}</Text>
  </DeleteOrArchive>
);

export interface HeldContainerDialogProps {
  container: Container;
  act?: 'delete' | 'archive';
  onClose: () => void;
}

export function HeldContainerDialog({ container, act = 'delete', onClose }: HeldContainerDialogProps) {
  const { title, held, holder } = messages.deleting;
  const isArchive = act === 'archive';
  const { containerNumber, hold } = container;
  const reason = useId();
  return (
    <Dialog
      title={isArchive ? messages.archiving : title}
      role="alertdialog"
      describedBy={reason}
      onClose={onClose}
    >
      <DialogBody id={reason}>
        <Text color="fg.muted" mb="4">
          {editedContainer.containerNumber.label}: <Ltr>{containerNumber}</Ltr>
        </Text>
        <Alert status="warning" quiet>
          {isArchive ? messages.notArchived : held}
        </Alert>
        {hold && (
          <Text mt="4">
            {holder}{' '}
            <Link to={orderAddress(hold.orderId)} onClick={onClose}>
              <bdi>{hold.number}</bdi>
              {hold.contactName && (
                <>
                  {' · '}
                  <bdi>{hold.contactName}</bdi>
                </>
              )}
            </Link>
          </Text>
        )}
      </DialogBody>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}
