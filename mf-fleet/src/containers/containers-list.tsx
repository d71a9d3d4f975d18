import type { Container } from '@hawiyat/shared/contract/containers';
import { Box } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { CardGrid } from '../parts/card-grid.ts';
import { ContainerCard } from './container-card.tsx';
import { ContainersStatus } from './containers-status.tsx';
import { $found, openDialog } from './containers-store.ts';

const edit = (container: Container) => openDialog({ kind: 'edit', container });
const remove = (container: Container) => openDialog({ kind: 'delete', container });

/** Cards that are drawn at once, which fills the tallest screen; the others follow without holding up the page. */
const atOnce = 24;

/** The containers that the filter leaves. Tabs and search answer first, the cards behind them. */
export function ContainersList() {
  const all = useStore($found);
  const found = useDeferredValue(all, all?.slice(0, atOnce) ?? null);
  return (
    <Box>
      <ContainersStatus found={found?.length ?? null} />
      {found && found.length > 0 && (
        <CardGrid most="three">
          {found.map((it) => (
            <ContainerCard key={it.id} container={it} onEdit={edit} onDelete={remove} />
          ))}
        </CardGrid>
      )}
    </Box>
  );
}
