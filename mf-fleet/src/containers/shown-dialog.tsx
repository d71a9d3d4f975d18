import { ContainerFormDialog } from './container-form-dialog.tsx';
import { type ContainerDialog, closeDialog } from './containers-store.ts';
import { DeleteContainerDialog } from './delete-container-dialog.tsx';
import { HeldContainerDialog } from './held-container-dialog.tsx';

/** A dialog keeps its container as it was when it opened, so that a live change never alters its text. */
export function ShownDialog({ dialog }: { dialog: ContainerDialog }) {
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
