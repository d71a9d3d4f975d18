import type { Csv } from '@hawiyat/shared/components/csv-import/use-csv';
import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { Box, ListStates, lazyPart } from '@hawiyat/shared/ui';
import { CardList, LinkedCards } from '@hawiyat/shared/ui/card-list';
import { useStore } from '@nanostores/react';
import { containerCards, containerWidths } from './container-card.styles.ts';
import { ContainerCard } from './container-card.tsx';
import { isNarrowed } from './container-filter.ts';
import { ContainersLoading } from './containers-loading.tsx';
import { messages } from './containers-messages.ts';
import { containersQuery } from './containers-question.ts';
import { $containers, $filter, $found, fetchContainers, openDialog } from './containers-store.ts';
import { Nothing } from './filters/nothing.tsx';
import { $menu } from './menu.ts';
import { otherViews } from './shown-view.tsx';

// Loaded before a press, with the list's own menu.
const LazyRowMenu = lazyPart(
  async () => (await import(/* webpackChunkName: "list-actions" */ './row-menu.tsx')).RowMenu,
);

const edit = (container: Container) => openDialog({ kind: 'edit', container });
const remove = (container: Container) => openDialog({ kind: 'delete', container });

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
        failedTitle={messages.failed}
        onRetry={fetchContainers}
        placeholder={<ContainersLoading />}
        empty={<Nothing filter={filter} csv={csv} />}
      >
        {OtherView ? (
          <OtherView containers={rows} />
        ) : (
          <LinkedCards role="list" styles={containerCards}>
            <CardList rows={rows} widths={containerWidths} isGrowing={!isWhole}>
              {(item) => <ContainerCard container={item} onEdit={edit} onDelete={remove} />}
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
