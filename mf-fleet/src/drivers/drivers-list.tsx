import { Box } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useDeferredValue } from 'react';
import { CardGrid } from '../parts/card-grid.ts';
import { DriverCard } from './driver-card.tsx';
import { DriversStatus } from './drivers-status.tsx';
import { $found, editDriver } from './drivers-store.ts';

/** Cards that are drawn at once, which fills the tallest screen; the others follow without holding up the page. */
const atOnce = 24;

/** The drivers that the filter leaves. Filter and search answer first, the cards behind them. */
export function DriversList() {
  const all = useStore($found);
  const found = useDeferredValue(all, all?.slice(0, atOnce) ?? null);
  return (
    <Box>
      <DriversStatus found={found?.length ?? null} />
      {found && found.length > 0 && (
        <CardGrid most="four">
          {found.map((it) => (
            <DriverCard key={it.id} driver={it} onEdit={editDriver} />
          ))}
        </CardGrid>
      )}
    </Box>
  );
}
