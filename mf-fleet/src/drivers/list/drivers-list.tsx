import { type Csv, ImportButton } from '@hawiyat/shared/components/csv-import/use-csv';
import { NoMatch } from '@hawiyat/shared/components/no-match';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { mayI } from '@hawiyat/shared/state';
import { ListStates, useMedia } from '@hawiyat/shared/ui';
import { CardList, LinkedCards } from '@hawiyat/shared/ui/card-list';
import { useStore } from '@nanostores/react';
import { Users } from 'lucide-react';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { NothingYet } from '../../components/nothing-yet.tsx';
import { driverCards, driverWidths } from './driver-card.styles.ts';
import { DriverCard } from './driver-card.tsx';
import { showAll } from './driver-filter.ts';
import { DriversLoading } from './drivers-loading.tsx';
import { messages } from './drivers-messages.ts';
import { $filter, $found, openDialog, setFilter } from './drivers-store.ts';

const edit = (driver: Driver) => openDialog({ kind: 'edit', driver });
const remove = (driver: Driver) => openDialog({ kind: 'delete', driver });

export function DriversList({ csv }: { csv: Csv }) {
  const { items, error, loading } = useStore($drivers);
  const found = useStore($found);
  const filter = useStore($filter);
  // Elsewhere it would be one more stop of each card for the keyboard.
  const calls = useMedia('(max-width: 767px), (pointer: coarse)');
  return (
    <ListStates
      {...{ error, loading }}
      total={found?.length ?? null}
      noun="driver"
      isNarrowed={filter.availability !== 'all' || filter.text !== ''}
      failedTitle={messages.failed}
      onRetry={fetchDrivers}
      placeholder={<DriversLoading />}
      empty={
        items?.length === 0 ? (
          <NothingYet
            {...{ title: messages.empty, add: messages.add, icon: <Users size={24} /> }}
            hint={mayI('change-fleet') ? messages.emptyHint : undefined}
            onAdd={() => openDialog({ kind: 'add' })}
          >
            <ImportButton csv={csv} />
          </NothingYet>
        ) : (
          <NoMatch
            isSearch={filter.text !== ''}
            onClear={() => setFilter(filter.text ? { text: '' } : showAll)}
          />
        )
      }
    >
      <LinkedCards role="list" styles={driverCards}>
        <CardList rows={found ?? []} widths={driverWidths}>
          {(item) => <DriverCard driver={item} calls={calls} onEdit={edit} onDelete={remove} />}
        </CardList>
      </LinkedCards>
    </ListStates>
  );
}
