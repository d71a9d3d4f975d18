import { type Csv, useCsv } from '@hawiyat/shared/components/csv-import/use-csv';
import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { lazyMenu } from '@hawiyat/shared/components/lazy-menu';
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
import { messages } from '../../texts/drivers.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { dialogs } from '../dialogs.ts';
import { DriversList } from './drivers-list.tsx';
import { $filter, setFilter, showAdded } from './drivers-store.ts';

const loadCsv = async () => (await import(/* webpackChunkName: "csv" */ './drivers-csv.ts')).driversCsv;

export function DriversScreen() {
  const { items, error } = useStore($drivers);
  useEffect(() => void fetchDrivers(), []);
  const csv = useCsv(loadCsv);
  const isEmpty = items?.length === 0 && error === null;
  return (
    <Stack gap="4">
      <FleetPages current="drivers" />
      {!isEmpty && <DriversToolbar csv={csv} />}
      <DriversList csv={csv} />
      {csv.dialog}
      <Dialogs of={dialogs} preload={items !== null} />
    </Stack>
  );
}

const choices = [
  { value: 'all', label: fleet.all } as const,
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
      action={<AddAction label={messages.add} onPress={() => dialogs.open('add', { onAdded: showAdded })} />}
      menu={<LazyMenu csv={csv} />}
    />
  );
}
