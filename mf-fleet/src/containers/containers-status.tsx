import { mayI } from '@hawiyat/shared/state';
import { Button, EmptyState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Container as ContainerIcon, Plus, SearchX } from 'lucide-react';
import { type Csv, ImportButton } from '../components/csv/csv-buttons.tsx';
import { EmptyActions } from '../components/empty-actions.ts';
import { ListStatus } from '../components/list-status.tsx';
import { type ContainerFilter, isNarrowed, showAll } from './container-filter.ts';
import { messages } from './containers-messages.ts';
import { $containers, $filter, openDialog, setFilter } from './containers-store.ts';

export function ContainersStatus({ found, csv }: { found: number | null; csv: Csv }) {
  const filter = useStore($filter);
  return (
    <ListStatus found={found} noun="container" narrowed={isNarrowed(filter)}>
      <Nothing filter={filter} csv={csv} />
    </ListStatus>
  );
}

function Nothing({ filter, csv }: { filter: ContainerFilter; csv: Csv }) {
  const { items } = useStore($containers);
  if (items?.length === 0) return <NoContainers csv={csv} />;
  const { status, text } = filter;
  if (isNarrowed({ ...filter, status: 'all' })) {
    const isSearch = text !== '';
    return (
      <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
        <Button variant="outline" onClick={() => setFilter(isSearch ? { text: '' } : showAll)}>
          {isSearch ? messages.clearSearch : messages.clearFilter}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.empty[status]} icon={<ContainerIcon size={24} />}>
      <Button variant="outline" onClick={() => setFilter(showAll)}>
        {messages.clearFilter}
      </Button>
    </EmptyState>
  );
}

function NoContainers({ csv }: { csv: Csv }) {
  return (
    <EmptyState
      title={messages.empty.all}
      hint={mayI('change-fleet') ? messages.emptyHint : undefined}
      icon={<ContainerIcon size={24} />}
    >
      {mayI('change-fleet') && (
        <EmptyActions>
          <Button onClick={() => openDialog({ kind: 'add' })}>
            <Plus size={18} aria-hidden />
            {messages.add}
          </Button>
          <ImportButton csv={csv} />
        </EmptyActions>
      )}
    </EmptyState>
  );
}
