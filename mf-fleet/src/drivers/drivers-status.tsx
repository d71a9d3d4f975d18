import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { SearchX, Users } from 'lucide-react';
import { ListStatus } from '../components/list-status.tsx';
import { type DriverFilter, showAll } from './driver-filter.ts';
import { messages } from './drivers-messages.ts';
import { $filter, setFilter } from './drivers-store.ts';

export function DriversStatus({ found }: { found: number | null }) {
  const filter = useStore($filter);
  const narrowed = filter.availability !== 'all' || filter.text !== '';
  return (
    <ListStatus found={found} noun="driver" narrowed={narrowed}>
      {narrowed ? (
        <NoMatch {...filter} />
      ) : (
        <EmptyState
          title={messages.empty}
          hint={mayI('change-fleet') ? messages.emptyHint : undefined}
          icon={<Users size={24} />}
        />
      )}
    </ListStatus>
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
