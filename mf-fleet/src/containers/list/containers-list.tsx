import { type Csv, ImportButton } from '@hawiyat/shared/components/csv-import/use-csv';
import { NoMatch } from '@hawiyat/shared/components/no-match';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { mayI } from '@hawiyat/shared/state';
import { Box, Flex, ListStates, LoadingState, lazyPart, Skeleton, Stack } from '@hawiyat/shared/ui';
import { CardList, LinkedCards, useCardRow } from '@hawiyat/shared/ui/card-list';
import { VirtualRows } from '@hawiyat/shared/ui/virtual-rows';
import { useStore } from '@nanostores/react';
import { Container as ContainerIcon } from 'lucide-react';
import { NothingYet } from '../../components/add-action.tsx';
import { messages } from '../../texts/containers.ts';
import { dialogs } from '../dialogs.ts';
import { containerCards, containerWidths } from './container-card.styles.ts';
import { ContainerCard } from './container-card.tsx';
import { type ContainerFilter, isNarrowed, showAll } from './container-filter.ts';
import { $menu } from './container-menu.ts';
import { containersQuery } from './containers-question.ts';
import { $containers, $filter, $found, fetchContainers, setFilter, showAdded } from './containers-store.ts';

// Loaded before a press, with the list's own menu.
const LazyRowMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "list-actions" */ './row-menu.tsx')).RowMenu,
);

const otherViews = {
  table: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "containers-table" */ './table/containers-table.tsx'))
        .ContainersTable,
    { height: '24rem' },
  ),
  map: lazyPart(
    async () =>
      (await import(/* webpackChunkName: "containers-map" */ '../map/containers-map.tsx')).ContainersMap,
    { height: '24rem' },
  ),
};

export function ContainersList({ csv }: { csv: Csv }) {
  const found = useStore($found);
  const filter = useStore($filter);
  const { isWhole, error, loading } = useStore($containers);
  const [{ view }] = useQueryState(containersQuery);
  const menu = useStore($menu);
  const OtherView = view !== 'cards' && otherViews[view];
  const rows = found ?? [];
  const isGrowing = !isWhole && error === null;
  return (
    <Box display="contents">
      <ListStates
        {...{ error, loading }}
        // Later rows may match while none of the first ones does.
        total={found && (isWhole || rows.length > 0) ? rows.length : null}
        {...(isWhole && { noun: 'container' })}
        isNarrowed={isNarrowed(filter)}
        onRetry={fetchContainers}
        placeholder={<ContainersLoading />}
        empty={<Nothing filter={filter} csv={csv} />}
      >
        {OtherView ? (
          <OtherView containers={rows} />
        ) : (
          <LinkedCards role="list" styles={containerCards}>
            <CardList virtual={VirtualRows} rows={rows} widths={containerWidths} isGrowing={!isWhole}>
              {(item) => <ContainerCard container={item} />}
            </CardList>
          </LinkedCards>
        )}
        {isGrowing && (
          <Box mt="-6" py="4" color="fg.muted" textAlign="center">
            {messages.loadingRest}
          </Box>
        )}
      </ListStates>
      {menu && <LazyRowMenu />}
    </Box>
  );
}

const cards = ['1', '2', '3', '4', '5', '6'];

function ContainersLoading() {
  const row = useCardRow(containerWidths);
  return (
    <LoadingState label={messages.loading}>
      <LinkedCards styles={containerCards}>
        <div {...row}>
          {cards.map((card) => (
            <article key={card}>
              <div>
                <Skeleton w="12" h="9" />
                <Stack gap="2" pt="1">
                  <Skeleton w="20" h="4" />
                  <Skeleton w="28" h="3" />
                </Stack>
                <Skeleton w="14" h="6" borderRadius="full" />
                <Flex gridColumn="1 / -1" justify="space-between" align="center" h="22px">
                  <Skeleton w="32" h="3" />
                  <Skeleton w="20" h="3" />
                </Flex>
              </div>
              <footer>
                <Flex w="full" justify="space-between" h={{ base: '11', md: '9' }} align="center">
                  <Skeleton w="20" h="4" />
                  <Skeleton w="28" h="4" me="2" />
                </Flex>
              </footer>
            </article>
          ))}
        </div>
      </LinkedCards>
    </LoadingState>
  );
}

function Nothing({ filter, csv }: { filter: ContainerFilter; csv: Csv }) {
  const { items } = useStore($containers);
  const title = messages.empty[filter.status];
  const icon = <ContainerIcon size={24} />;
  if (items?.length === 0)
    return (
      <NothingYet
        {...{ title, icon, add: messages.add }}
        hint={mayI('change-fleet') ? messages.emptyHint : undefined}
        onAdd={() => dialogs.open('add', { onAdded: showAdded })}
      >
        <ImportButton csv={csv} />
      </NothingYet>
    );
  if (!isNarrowed({ ...filter, status: 'all' }))
    return <NoMatch {...{ title, icon }} onClear={() => setFilter(showAll)} />;
  const isSearch = filter.text !== '';
  return <NoMatch isSearch={isSearch} onClear={() => setFilter(isSearch ? { text: '' } : showAll)} />;
}
