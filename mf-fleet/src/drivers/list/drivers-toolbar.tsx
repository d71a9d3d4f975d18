import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import { lazyMenu } from '@hawiyat/shared/components/lazy-menu';
import { availabilities } from '@hawiyat/shared/contract/fleet/driver-list';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { AddAction } from '../../components/add-action.tsx';
import { messages } from './drivers-messages.ts';
import { $filter, openDialog, setFilter } from './drivers-store.ts';

const choices = [
  { value: 'all', label: messages.all } as const,
  ...availabilities.map((value) => ({ value, label: availabilityLabel[value] })),
];

const LazyMenu = lazyMenu(
  async () => (await import(/* webpackChunkName: "list-actions" */ './drivers-menu.tsx')).Menu,
);

export function DriversToolbar({ csv }: { csv: Csv }) {
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
