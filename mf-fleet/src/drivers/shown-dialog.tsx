import { DeleteDriverDialog } from './delete-driver-dialog.tsx';
import { AddDriverDialog, EditDriverDialog } from './driver-form-dialog.tsx';
import { closeDialog, type DriverDialog } from './drivers-store.ts';

export function ShownDialog({ dialog }: { dialog: DriverDialog }) {
  if (dialog.kind === 'add') return <AddDriverDialog key="add" onClose={closeDialog} />;
  const { kind, driver } = dialog;
  const props = { driver, onClose: closeDialog };
  return kind === 'edit' ? (
    <EditDriverDialog key={driver.id} {...props} />
  ) : (
    <DeleteDriverDialog key={driver.id} {...props} />
  );
}
