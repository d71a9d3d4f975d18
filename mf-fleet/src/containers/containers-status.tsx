import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Container as ContainerIcon, SearchX } from 'lucide-react';
import { ListStatus } from '../components/list-status.tsx';
import { type ContainerFilter, showAll } from './container-filter.ts';
import { messages } from './containers-messages.ts';
import { $filter, setFilter } from './containers-store.ts';

export function ContainersStatus({ found }: { found: number | null }) {
  const filter = useStore($filter);
  const narrowed = filter.status !== 'all' || filter.text !== '';
  return (
    <ListStatus found={found} noun="container" narrowed={narrowed}>
      <Nothing filter={filter} />
    </ListStatus>
  );
}

function Nothing({ filter: { status, text } }: { filter: ContainerFilter }) {
  if (text) {
    return (
      <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
        <Button variant="outline" onClick={() => setFilter({ text: '' })}>
          {messages.clearSearch}
        </Button>
      </EmptyState>
    );
  }
  if (status !== 'all') {
    return (
      <EmptyState title={messages.empty[status]} icon={<ContainerIcon size={24} />}>
        <Button variant="outline" onClick={() => setFilter(showAll)}>
          {messages.clearFilter}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={messages.empty.all}
      hint={mayI('change-fleet') ? messages.emptyHint : undefined}
      icon={<ContainerIcon size={24} />}
    />
  );
}
