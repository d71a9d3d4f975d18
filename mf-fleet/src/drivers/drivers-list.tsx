import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { Box, useMedia } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CardList } from '../components/card-list.tsx';
import type { Csv } from '../components/csv/use-csv.tsx';
import { driverCards } from './driver-card.styles.ts';
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
        <CardList kind="drivers" styles={driverCards} items={found}>
          {(item) => <DriverCard driver={item} calls={calls} onEdit={edit} onDelete={remove} />}
        </CardList>
      )}
    </Box>
  );
}
