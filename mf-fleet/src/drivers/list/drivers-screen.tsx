import { useCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { screenDialogs } from '@hawiyat/shared/components/screen-dialogs';
import { Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { FleetPages } from '../../components/fleet-pages.tsx';
import { driverDialogTitles as titles } from '../forms/driver-dialog-titles.ts';
import { DriversList } from './drivers-list.tsx';
import { $dialog, closeDialog, type DriverDialog } from './drivers-store.ts';
import { DriversToolbar } from './drivers-toolbar.tsx';

const loadCsv = async () => (await import(/* webpackChunkName: "csv" */ './drivers-csv.ts')).driversCsv;

/** /drivers */
export function DriversScreen() {
  const { items, error } = useStore($drivers);
  useEffect(() => {
    void fetchDrivers();
    return closeDialog;
  }, []);
  const csv = useCsv(loadCsv);
  // Search, filters and export make no sense without drivers.
  const isEmpty = items?.length === 0 && error === null;
  return (
    <Stack gap="4">
      <FleetPages current="drivers" />
      {!isEmpty && <DriversToolbar csv={csv} />}
      <DriversList csv={csv} />
      {csv.dialog}
      <OpenDialog />
    </Stack>
  );
}

const OpenDialog = screenDialogs<DriverDialog>({
  ...{ $dialog, closeDialog, titles },
  bring: async () =>
    (await import(/* webpackChunkName: "driver-dialogs" */ './shown-dialog.tsx')).ShownDialog,
  useHasContent: () => useStore($drivers).items !== null,
});
