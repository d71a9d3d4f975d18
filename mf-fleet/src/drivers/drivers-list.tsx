import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { Box, useMedia } from '@hawiyat/shared/ui';
import { CardList } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import { Cards } from '../components/cards.tsx';
import type { Csv } from '../components/csv/use-csv.tsx';
import { driverCards, driverWidths } from './driver-card.styles.ts';
import { DriverCard } from './driver-card.tsx';
import { DriversStatus } from './drivers-status.tsx';
import { $found, openDialog } from './drivers-store.ts';

const edit = (driver: Driver) => openDialog({ kind: 'edit', driver });
const remove = (driver: Driver) => openDialog({ kind: 'delete', driver });

export function DriversList({ csv }: { csv: Csv }) {
  const found = useStore($found);
  // Elsewhere it would be one more stop of each card for the keyboard.
  const calls = useMedia('(max-width: 767px), (pointer: coarse)');
  return (
    <Box>
      <DriversStatus found={found?.length ?? null} csv={csv} />
      {found && found.length > 0 && (
        <Cards role="list" styles={driverCards}>
          <CardList rows={found} widths={driverWidths}>
            {(item) => <DriverCard driver={item} calls={calls} onEdit={edit} onDelete={remove} />}
          </CardList>
        </Cards>
      )}
    </Box>
  );
}
