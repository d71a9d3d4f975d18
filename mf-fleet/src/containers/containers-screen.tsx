import { ErrorState, Presence, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ContainerFormDialog } from './container-form-dialog.tsx';
import { ContainersList } from './containers-list.tsx';
import { ContainersLoading } from './containers-loading.tsx';
import { messages } from './containers-messages.ts';
import {
  $containers,
  $dialog,
  type ContainerDialog,
  closeDialog,
  fetchContainers,
} from './containers-store.ts';
import { ContainersToolbar } from './containers-toolbar.tsx';
import { DeleteContainerDialog } from './delete-container-dialog.tsx';
import { HeldContainerDialog } from './held-container-dialog.tsx';

/** /containers */
export function ContainersScreen() {
  const { items, loading, error } = useStore($containers);
  useEffect(() => {
    void fetchContainers();
    return closeDialog;
  }, []);
  return (
    <Stack gap="6">
      <ContainersToolbar />
      {error !== null && (
        <ErrorState title={messages.failed} message={error} onRetry={fetchContainers} retrying={loading} />
      )}
      {items === null && error === null ? <ContainersLoading /> : <ContainersList />}
      <OpenDialog />
    </Stack>
  );
}

function OpenDialog() {
  const dialog = useStore($dialog);
  return <Presence>{dialog && dialogOf(dialog)}</Presence>;
}

/** A dialog keeps props container as it was when it opened, so that a live change never alters its text. */
function dialogOf(dialog: ContainerDialog) {
  if (dialog.kind === 'add') return <ContainerFormDialog key="add" onClose={closeDialog} />;
  const { kind, container } = dialog;
  const props = { container, onClose: closeDialog };
  if (kind === 'edit') return <ContainerFormDialog key={container.id} {...props} />;
  return container.heldByOrder ? (
    <HeldContainerDialog key={container.id} {...props} />
  ) : (
    <DeleteContainerDialog key={container.id} {...props} />
  );
}
