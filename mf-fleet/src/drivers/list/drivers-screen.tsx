import { type Csv, useCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { lazyMenu } from '@hawiyat/shared/components/lazy-menu';
import { screenDialogs } from '@hawiyat/shared/components/screen-dialogs';
import { availabilities } from '@hawiyat/shared/contract/fleet/driver-list';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { Stack } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { AddAction } from '../../components/add-action.tsx';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { FleetPages } from '../../components/fleet-pages.tsx';
import { driverDialogTitles as titles } from '../forms/driver-dialog-titles.ts';
import { DriversList } from './drivers-list.tsx';
import { messages } from './drivers-messages.ts';
import { $dialog, $filter, closeDialog, type DriverDialog, openDialog, setFilter } from './drivers-store.ts';

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

const choices = [
  { value: 'all', label: messages.all } as const,
  ...availabilities.map((value) => ({ value, label: availabilityLabel[value] })),
];

const LazyMenu = lazyMenu(
  async () => (await import(/* webpackChunkName: "list-actions" */ './drivers-menu.tsx')).Menu,
);

function DriversToolbar({ csv }: { csv: Csv }) {
  const { availability, text } = useStore($filter);
  return (
    <Toolbar
      search={{ label: messages.search, value: text, onChange: (typed) => setFilter({ text: typed }) }}
      views={
        <SegmentedFilter
          label={messages.filter}
          value={availability}
          options={choices}
          onChange={(value) => setFilter({ availability: value })}
        />
      }
      action={<AddAction label={messages.add} onPress={() => openDialog({ kind: 'add' })} />}
      menu={<LazyMenu csv={csv} />}
    />
  );
}
