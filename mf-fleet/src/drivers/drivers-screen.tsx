import { $drivers, fetchDrivers } from '@hawiyat/shared/state';
import { ErrorState, Stack } from '@hawiyat/shared/ui';
import { Presence } from '@hawiyat/shared/ui/extra';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DriverFormDialog } from './driver-form-dialog.tsx';
import { DriversList } from './drivers-list.tsx';
import { DriversLoading } from './drivers-loading.tsx';
import { messages } from './drivers-messages.ts';
import { $editing, closeDialog } from './drivers-store.ts';
import { DriversToolbar } from './drivers-toolbar.tsx';

/** /drivers: the company's drivers, each with the way to his own page (specification, section 2 "Drivers"). */
export function DriversScreen() {
  const { items, loading, error } = useStore($drivers);
  const editing = useStore($editing);
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
      <Presence>
        {editing && <DriverFormDialog key={editing.id} driver={editing} onClose={closeDialog} />}
      </Presence>
    </Stack>
  );
}
