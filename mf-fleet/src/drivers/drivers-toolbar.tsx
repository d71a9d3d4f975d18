import { availabilities } from '@hawiyat/shared/contract/fleet/drivers';
import { availabilityLabel } from '@hawiyat/shared/locale/fleet-words';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { AddButton } from '../components/add-button.tsx';
import type { Csv } from '../components/csv/use-csv.tsx';
import { lazyListActions } from '../components/list-actions.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { messages } from './drivers-messages.ts';
import { $filter, openDialog, setFilter } from './drivers-store.ts';

const choices = [
  { value: 'all', label: messages.all } as const,
  ...availabilities.map((value) => ({ value, label: availabilityLabel[value] })),
];

const ListActions = lazyListActions(
  async () => (await import(/* webpackChunkName: "list-actions" */ './drivers-actions.tsx')).ListActions,
);

export function DriversToolbar({ csv }: { csv: Csv }) {
  const { availability, text } = useStore($filter);
  return (
    <ListToolbar
      search={{ label: messages.search, value: text, onChange: (typed) => setFilter({ text: typed }) }}
      actions={
        <>
          <ListActions csv={csv} />
          <AddButton label={messages.add} onPress={() => openDialog({ kind: 'add' })} />
        </>
      }
    >
      <SegmentedFilter
        label={messages.filter}
        value={availability}
        options={choices}
        onChange={(value) => setFilter({ availability: value })}
      />
    </ListToolbar>
  );
}
