import { CloseAction } from '@hawiyat/shared/components/close-action';
import type { DialogProps } from '@hawiyat/shared/components/dialogs';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { Alert, Dialog, DialogBody, Link, Ltr, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';
import { ArchiveDialog, DeleteOrArchive } from '../../components/archive/delete-or-archive.tsx';
import { orderAddress } from '../../components/order-address.ts';
import { messages } from '../../texts/container-forms.ts';
import { containerArchive } from './container-archive.tsx';
import { deleteContainer } from './container-commands.ts';

type OfContainer = DialogProps<{ container: Container }>;

export function DeleteContainerDialog(props: OfContainer) {
  const { container, title, onClose } = props;
  if (container.heldByOrder) return <HeldContainerDialog {...props} held={messages.deleting.held} />;
  return (
    <DeleteOrArchive
      {...{ title, onClose }}
      archive={containerArchive}
      item={container}
      texts={messages.deleting}
      send={() => deleteContainer(container.id, onClose)}
    >
      <Text>{messages.deleting.lost}</Text>
    </DeleteOrArchive>
  );
}

export const ArchiveContainerDialog = (props: OfContainer) =>
  props.container.heldByOrder ? (
    <HeldContainerDialog {...props} held={messages.notArchived} />
  ) : (
    <ArchiveDialog archive={containerArchive} item={props.container} onClose={props.onClose} />
  );

function HeldContainerDialog({ container, held, title, onClose }: OfContainer & { held: string }) {
  const { containerNumber, hold } = container;
  const reason = useId();
  return (
    <Dialog title={title} role="alertdialog" describedBy={reason} onClose={onClose}>
      <DialogBody id={reason}>
        <Text color="fg.muted" mb="4">
          {editedContainer.containerNumber.label}: <Ltr>{containerNumber}</Ltr>
        </Text>
        <Alert status="warning" quiet>
          {held}
        </Alert>
        {hold && (
          <Text mt="4">
            {messages.deleting.holder}{' '}
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
