import { ErrorState, Presence, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers, fetchDrivers } from '../components/drivers.ts';
import { DeleteDriverDialog } from './delete-driver-dialog.tsx';
import { AddDriverDialog, EditDriverDialog } from './driver-form-dialog.tsx';
import { DriversList } from './drivers-list.tsx';
import { DriversLoading } from './drivers-loading.tsx';
import { messages } from './drivers-messages.ts';
import { $dialog, closeDialog } from './drivers-store.ts';
import { DriversToolbar } from './drivers-toolbar.tsx';

/** /drivers */
export function DriversScreen() {
  const { items, loading, error } = useStore($drivers);
  useEffect(() => {
    void fetchDrivers();
    return closeDialog;
  }, []);
  return (
    <Stack gap="6">
      <DriversToolbar />
      {error !== null && (
        <ErrorState title={messages.failed} message={error} onRetry={fetchDrivers} retrying={loading} />
      )}
      {items === null && error === null ? <DriversLoading /> : <DriversList />}
      <OpenDialog />
    </Stack>
  );
}

function OpenDialog() {
  const dialog = useStore($dialog);
  return (
    <Presence>
      {dialog?.kind === 'delete' ? (
        <DeleteDriverDialog key={dialog.driver.id} driver={dialog.driver} onClose={closeDialog} />
      ) : dialog?.kind === 'edit' ? (
        <EditDriverDialog key={dialog.driver.id} driver={dialog.driver} onClose={closeDialog} />
      ) : (
        dialog && <AddDriverDialog key="add" onClose={closeDialog} />
      )}
    </Presence>
  );
}
