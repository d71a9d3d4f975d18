import { ArchiveDialog } from '../../components/archive/delete-or-archive.tsx';
import { AddContainersDialog } from '../forms/add-containers-dialog.tsx';
import { containerArchive } from '../forms/container-archive.tsx';
import { ContainerFormDialog } from '../forms/container-form-dialog.tsx';
import { DeleteContainerDialog, HeldContainerDialog } from '../forms/delete-container-dialog.tsx';
import { type ContainerDialog, closeDialog, showAdded } from './containers-store.ts';

/** A dialog keeps its container as of opening, so that a live change never alters its text. */
export function ShownDialog({ dialog }: { dialog: ContainerDialog }) {
  if (dialog.kind === 'add')
    return (
      <AddContainersDialog key="add" onAdded={([first]) => first && showAdded(first)} onClose={closeDialog} />
    );
  const { kind, container } = dialog;
  const props = { container, onClose: closeDialog };
  if (kind === 'edit') return <ContainerFormDialog key={container.id} {...props} />;
  if (container.heldByOrder) return <HeldContainerDialog key={container.id} act={kind} {...props} />;
  return kind === 'archive' ? (
    <ArchiveDialog key={container.id} archive={containerArchive} item={container} onClose={closeDialog} />
  ) : (
    <DeleteContainerDialog key={container.id} {...props} />
  );
}
