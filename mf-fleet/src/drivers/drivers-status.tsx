import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Plus, SearchX, Users } from 'lucide-react';
import { type Csv, ImportButton } from '../components/csv/use-csv.tsx';
import { $drivers } from '../components/drivers.ts';
import { ListStatus } from '../components/list-status.tsx';
import { type DriverFilter, showAll } from './driver-filter.ts';
import { messages } from './drivers-messages.ts';
import { $filter, openDialog, setFilter } from './drivers-store.ts';

export function DriversStatus({ found, csv }: { found: number | null; csv: Csv }) {
  const { items } = useStore($drivers);
  const filter = useStore($filter);
  const narrowed = filter.availability !== 'all' || filter.text !== '';
  return (
    <ListStatus found={found} noun="driver" narrowed={narrowed}>
      {items?.length === 0 ? <NoDrivers csv={csv} /> : <NoMatch {...filter} />}
    </ListStatus>
  );
}

function NoDrivers({ csv }: { csv: Csv }) {
  return (
    <EmptyState
      title={messages.empty}
      hint={mayI('change-fleet') ? messages.emptyHint : undefined}
      icon={<Users size={24} />}
    >
      {mayI('change-fleet') && (
        <>
          <Button onClick={() => openDialog({ kind: 'add' })}>
            <Plus size={18} aria-hidden />
            {messages.add}
          </Button>
          <ImportButton csv={csv} />
        </>
      )}
    </EmptyState>
  );
}

function NoMatch({ text }: DriverFilter) {
  return (
    <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
      <Button variant="outline" onClick={() => setFilter(text ? { text: '' } : showAll)}>
        {text ? messages.clearSearch : messages.clearFilter}
      </Button>
    </EmptyState>
  );
}
