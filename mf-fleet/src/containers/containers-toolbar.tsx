import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { Box, Button, Flex } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { AddButton } from '../components/add-button.tsx';
import type { Csv } from '../components/csv/use-csv.tsx';
import { lazyListActions } from '../components/list-actions.tsx';
import { ListToolbar } from '../components/list-toolbar.tsx';
import { messages } from './containers-messages.ts';
import { $counts, $filter, openDialog, setFilter } from './containers-store.ts';
import { ContainerFilters } from './filters/container-filters.tsx';
import { SortChoice } from './filters/sort-choice.tsx';
import { ViewChoice } from './shown-view.tsx';

/** Reserved containers have no tab, but a filter of their own. */
const tabs = [
  { value: 'all', label: messages.all },
  { value: 'available', label: statusLabel.available },
  { value: 'rented', label: statusLabel.rented },
  { value: 'maintenance', label: statusLabel.maintenance },
] as const;
type Tab = (typeof tabs)[number]['value'];

const ListActions = lazyListActions(
  async () => (await import(/* webpackChunkName: "list-actions" */ './containers-actions.tsx')).ListActions,
);

/** `none`: the company has no containers, so only the tabs make sense. */
export function ContainersToolbar({ csv, none }: { csv: Csv; none: boolean }) {
  const filter = useStore($filter);
  const counts = useStore($counts);
  const [open, setOpen] = useState(false);
  const { status, type, size, free, back, text } = filter;
  const chosen = [status === 'reserved', type !== 'all', size !== 'all', free, back].filter(Boolean).length;
  const statusTabs = (
    <SegmentedFilter<Tab>
      label={messages.filter}
      value={status as Tab}
      options={tabs.map((tab) => ({
        ...tab,
        count: counts && (counts.status[tab.value] ?? 0),
      }))}
      onChange={(value) => setFilter({ status: value })}
    />
  );
  return (
    <Flex direction="column" gap="3">
      {none ? (
        statusTabs
      ) : (
        <ListToolbar
          search={{ label: messages.search, value: text, onChange: (typed) => setFilter({ text: typed }) }}
          actions={
            <>
              <ListActions csv={csv} />
              <AddButton label={messages.add} onPress={() => openDialog({ kind: 'add' })} />
            </>
          }
        >
          {statusTabs}
          <Flex gap="3" align="center">
            <Button
              hideFrom="md"
              variant="outline"
              borderColor="border.control"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              <SlidersHorizontal size={16} aria-hidden />
              {messages.more}
              {chosen > 0 && ` ${count(chosen)}`}
            </Button>
            <ViewChoice />
          </Flex>
          <Flex hideBelow={open ? undefined : 'md'}>
            <SortChoice />
          </Flex>
        </ListToolbar>
      )}
      {/* An empty list reads the address too. */}
      <Box display={none ? 'none' : { base: open ? 'block' : 'none', md: 'block' }}>
        <ContainerFilters />
      </Box>
    </Flex>
  );
}
