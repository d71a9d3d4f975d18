import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { useQueryState } from '@hawiyat/shared/lib/query-state';
import { Box } from '@hawiyat/shared/ui';
import { Menu } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { CardList } from '../components/card-list.tsx';
import type { Csv } from '../components/csv/use-csv.tsx';
import { $menu, closeMenu } from '../components/menu.ts';
import { containerCards } from './container-card.styles.ts';
import { ContainerCard } from './container-card.tsx';
import { ContainersLoading } from './containers-loading.tsx';
import { messages } from './containers-messages.ts';
import { containersQuery } from './containers-question.ts';
import { ContainersStatus } from './containers-status.tsx';
import { $containers, $found, openDialog } from './containers-store.ts';
import { otherViews } from './shown-view.tsx';

const edit = (container: Container) => openDialog({ kind: 'edit', container });
const remove = (container: Container) => openDialog({ kind: 'delete', container });

export function ContainersList({ csv }: { csv: Csv }) {
  const found = useStore($found);
  const { isWhole, error } = useStore($containers);
  const [{ view }] = useQueryState(containersQuery);
  const menu = useStore($menu);
  const OtherView = view !== 'cards' && otherViews[view];
  const isComing = !isWhole && error === null;
  return (
    <Box display="contents">
      <ContainersStatus found={found && isWhole ? found.length : null} csv={csv} />
      {(found === null ? error === null : isComing && found.length === 0) && <ContainersLoading />}
      {found && found.length > 0 && OtherView && <OtherView containers={found} />}
      {found && found.length > 0 && !OtherView && (
        <CardList kind="containers" styles={containerCards} items={found} isWhole={isWhole}>
          {(item) => <ContainerCard container={item} onEdit={edit} onDelete={remove} />}
        </CardList>
      )}
      {isComing && found && found.length > 0 && (
        <Box mt="-4" py="4" color="fg.muted" textAlign="center">
          {messages.loadingRest}
        </Box>
      )}
      {menu && <Menu key={menu.label} menu={menu} onClose={closeMenu} />}
    </Box>
  );
}
