import { DeleteDriverDialog } from '../forms/delete-driver-dialog.tsx';
import { AddDriverDialog, EditDriverDialog } from '../forms/driver-form-dialog.tsx';
import { closeDialog, type DriverDialog, showAdded } from './drivers-store.ts';

export function ShownDialog({ dialog }: { dialog: DriverDialog }) {
  if (dialog.kind === 'add') return <AddDriverDialog key="add" onAdded={showAdded} onClose={closeDialog} />;
  const { kind, driver } = dialog;
  const props = { driver, onClose: closeDialog };
  return kind === 'edit' ? (
    <EditDriverDialog key={driver.id} {...props} />
  ) : (
    <DeleteDriverDialog key={driver.id} {...props} />
  );
}
