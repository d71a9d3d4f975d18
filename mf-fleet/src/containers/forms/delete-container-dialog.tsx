import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { Text } from '@hawiyat/shared/ui';
import { DeleteOrArchive } from '../../components/archive/delete-or-archive.tsx';
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
