import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import { lazyMenu } from '@hawiyat/shared/components/lazy-menu';
import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { today } from '@hawiyat/shared/locale/today';
import { chakra, lazyPart, Stack, Text, whenIdle } from '@hawiyat/shared/ui';
import { SegmentedFilter } from '@hawiyat/shared/ui/data';
import { Filter, Toolbar, useSearchChips } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { AddAction } from '../../components/add-action.tsx';
import { messages } from '../../texts/containers.ts';
import { messages as fleet } from '../../texts/fleet.ts';
import { dialogs } from '../dialogs.ts';
import { type ContainerFilter, type Days, showAll } from './container-filter.ts';
import { prepareSearch } from './container-matching.ts';
import { containersQuery, views } from './containers-question.ts';
import { $counts, $filter, $found, $whole, setFilter, showAdded } from './containers-store.ts';
import { figuresOf, freeAnswer } from './filters/day-figures.ts';
import { setFilters } from './filters/set-filters.ts';
import { useQuestionInAddress } from './use-question-in-address.ts';

/** Reserved containers have no tab, but a filter of their own. */
const tabs = [
  { value: 'all', label: fleet.all },
  { value: 'available', label: statusLabel.available },
  { value: 'rented', label: statusLabel.rented },
  { value: 'maintenance', label: statusLabel.maintenance },
] as const;
type Tab = (typeof tabs)[number]['value'];

const LazyFilters = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "list-actions" */ './filters/container-filters.tsx')).ContainerFilters,
  { failed: 'button' },
);
const LazyMenu = lazyMenu(
  async () => (await import(/* webpackChunkName: "list-actions" */ './containers-menu.tsx')).Menu,
);

/** `none`: the company has no containers, so only the tabs make sense. */
export function ContainersToolbar({ csv, none }: { csv: Csv; none: boolean }) {
  // An empty list reads the address too.
  useQuestionInAddress();
  const filter = useStore($filter);
  const whole = useStore($whole);
  const found = useStore($found);
  const now = today();
  useEffect(() => (whole ? prepareSearch(whole, whenIdle) : undefined), [whole]);
  const search = useSearchChips<ContainerFilter>({
    ...{ text: filter.text, asked: $filter.get },
    load: async () =>
      (await import(/* webpackChunkName: "search-words" */ './filters/search-words.ts')).readContainers,
    onChange: (text, change) => setFilter({ ...change, text }),
  });
  const chosen = setFilters(filter, now);
  const clear = () => setFilter({ ...showAll, text: filter.text });
  return (
    <Stack gap="3">
      {!none && (
        <Toolbar
          search={{ label: messages.search, ...search }}
          filter={
            <Filter
              label={messages.filters}
              chosen={chosen.length}
              found={whole && found && pluralize(found.length, 'container')}
              onClear={clear}
            >
              {(open) => <LazyFilters {...open} />}
            </Filter>
          }
          filters={chosen.map(({ id, text, without }) => ({ id, text, onRemove: () => setFilter(without) }))}
          views={<ViewChoice />}
          action={
            <AddAction label={messages.add} onPress={() => dialogs.open('add', { onAdded: showAdded })} />
          }
          menu={<LazyMenu csv={csv} />}
        />
      )}
      <StatusTabs />
      {filter.free && whole && <FreeFigures items={whole} filter={filter} free={filter.free} today={now} />}
    </Stack>
  );
}

function ViewChoice() {
  const [{ view }, change] = useQueryState(containersQuery);
  return (
    <SegmentedFilter
      label={messages.views.label}
      value={view}
      options={views.map((value) => ({ value, label: messages.views[value] }))}
      onChange={(chosen) => change({ view: chosen })}
    />
  );
}

function StatusTabs() {
  const { status } = useStore($filter);
  const counts = useStore($counts);
  return (
    <SegmentedFilter<Tab>
      label={messages.tabs}
      value={status as Tab}
      options={tabs.map((tab) => ({ ...tab, count: counts && (counts.status[tab.value] ?? 0) }))}
      onChange={(value) => setFilter({ status: value })}
    />
  );
}

interface FreeFiguresProps {
  items: readonly Container[];
  filter: ContainerFilter;
  free: Days;
  today: string;
}

function FreeFigures({ items, filter, free, today }: FreeFiguresProps) {
  const { answer, others } = useMemo(
    () => freeAnswer(figuresOf(items, filter, free, today), free, today),
    [items, filter, free, today],
  );
  return (
    <Text color="fg.muted" fontSize="sm">
      <chakra.strong color="fg" fontWeight="medium">
        {answer}
      </chakra.strong>{' '}
      {others}
    </Text>
  );
}
