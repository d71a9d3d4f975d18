import { countedAfter } from '@hawiyat/shared/locale/plurals';
import { Box, Button, EmptyState, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Container as ContainerIcon, SearchX } from 'lucide-react';
import { type ContainerFilter, showAll } from './container-filter.ts';
import { messages } from './containers-messages.ts';
import { $filter, setFilter } from './containers-store.ts';

/**
 * How much the list holds: read aloud when it changes, and on the screen when that is nothing. One live region for both, always
 * there, or a screen reader would not notice the change.
 */
export function ContainersStatus({ found }: { found: number | null }) {
  const filter = useStore($filter);
  return (
    <Box role="status">
      {found === 0 && <Nothing filter={filter} />}
      {found !== null && found > 0 && <VisuallyHidden>{spoken(found, filter)}</VisuallyHidden>}
    </Box>
  );
}

function spoken(found: number, filter: ContainerFilter): string {
  const all = filter.status === 'all' && filter.text === '';
  return all
    ? `تم تحميل ${countedAfter(found, 'container')}`
    : `تم العثور على ${countedAfter(found, 'result')}`;
}

function Nothing({ filter: { status, text } }: { filter: ContainerFilter }) {
  if (text) {
    return (
      <EmptyState title={messages.noMatch} icon={<SearchX size={24} />}>
        <Button look="outline" onClick={() => setFilter({ text: '' })}>
          {messages.clearSearch}
        </Button>
      </EmptyState>
    );
  }
  if (status !== 'all') {
    return (
      <EmptyState title={messages.empty[status]} icon={<ContainerIcon size={24} />}>
        <Button look="outline" onClick={() => setFilter(showAll)}>
          {messages.clearFilter}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState title={messages.empty.all} hint={messages.emptyHint} icon={<ContainerIcon size={24} />} />
  );
}
