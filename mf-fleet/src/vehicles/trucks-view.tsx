import { createDialogs, Dialogs } from '@hawiyat/shared/components/dialogs';
import { DocumentBadge } from '@hawiyat/shared/components/status-badges';
import { arabicPlate } from '@hawiyat/shared/contract/fleet/plate';
import type { Truck } from '@hawiyat/shared/contract/fleet/vehicles';
import { day } from '@hawiyat/shared/locale/dates';
import { Flex, Link, ListStates, Ltr, Stack, Text } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { type Column, List } from '@hawiyat/shared/ui/list';
import { Toolbar } from '@hawiyat/shared/ui/toolbar';
import { useStore } from '@nanostores/react';
import { Truck as TruckIcon } from 'lucide-react';
import { useEffect } from 'react';
import { AddAction, NothingYet } from '../components/add-action.tsx';
import { PageHead } from '../components/fleet-pages.tsx';
import { Plate } from '../components/plate.tsx';
import { RowActions } from '../components/row-actions.tsx';
import { $trucks } from '../components/trucks.ts';
import { messages as fleet } from '../texts/fleet.ts';
import { messages as texts, truckNoun } from '../texts/trucks.ts';

const dialogs = createDialogs(
  texts.dialogs,
  () => import(/* webpackChunkName: "vehicle-dialogs" */ './truck-dialogs.tsx'),
);

const columns: readonly Column<Truck>[] = [
  {
    ...{ id: 'plate', title: texts.plate, width: '15%', onCard: 'title' },
    cell: ({ plate }) => <Plate plate={plate} />,
  },
  {
    ...{ id: 'name', title: texts.name, width: '20%' },
    cell: ({ name }) =>
      name === null ? <Text color="fg.muted">{fleet.unspecified}</Text> : <bdi>{name}</bdi>,
  },
  {
    ...{ id: 'capacity', title: texts.capacity, width: '10%' },
    cell: ({ capacityTons }) =>
      capacityTons === null ? (
        <Text color="fg.muted">{fleet.unspecified}</Text>
      ) : (
        <>
          <Ltr>{capacityTons}</Ltr> {texts.tons}
        </>
      ),
  },
  {
    ...{ id: 'driver', title: texts.driver, width: '20%' },
    cell: ({ driverId, driverName }) =>
      driverId === null ? (
        <Text color="fg.muted">{texts.noDriver}</Text>
      ) : (
        <Link to={`/drivers/${driverId}`}>
          <bdi>{driverName}</bdi>
        </Link>
      ),
  },
  {
    ...{ id: 'documents', title: texts.documents, width: '23%' },
    cell: ({ id, plate, documents }) => (
      // Side by side they would fit in one font but not in the web font.
      <Flex
        gap={{ base: '1', lg: '2' }}
        direction={{ base: 'column', lg: 'row' }}
        align="start"
        wrap={{ lg: 'wrap' }}
      >
        {documents && <DocumentBadge status={documents.state} />}
        <Link to={`/vehicles?view=documents&of=${id}`} aria-label={texts.documentsOf(arabicPlate(plate))}>
          {documents ? day(documents.expiresOn) : texts.noDocuments}
        </Link>
      </Flex>
    ),
  },
  {
    ...{ id: 'actions', title: texts.actions, titleHidden: true },
    ...{ width: '6.5rem', align: 'end', onCard: 'action' },
    cell: (truck) => (
      <RowActions
        edit={texts.editNamed(arabicPlate(truck.plate))}
        onEdit={() => dialogs.open('edit', { truck })}
        remove={texts.removeNamed(arabicPlate(truck.plate))}
        onRemove={() => dialogs.open('delete', { truck })}
      />
    ),
  },
];

export function TrucksView() {
  const { data: trucks, error, loading } = useStore($trucks);
  useEffect(() => void $trucks.fetch(), []);
  const open = () => dialogs.open('add');
  return (
    <Stack gap="4">
      <PageHead current="trucks">
        {trucks !== null && trucks.length > 0 && (
          <Toolbar action={<AddAction label={texts.dialogs.add} onPress={open} />} />
        )}
      </PageHead>
      <ListStates
        {...{ error, loading }}
        total={trucks?.length ?? null}
        noun={truckNoun}
        onRetry={$trucks.fetch}
        placeholder={<TableLoading label={texts.loading} />}
        empty={
          <NothingYet
            {...{ title: texts.empty, hint: texts.emptyHint, add: texts.dialogs.add, onAdd: open }}
            icon={<TruckIcon size={24} />}
          />
        }
      >
        <List caption={texts.caption} columns={columns} rows={trucks ?? []} />
      </ListStates>
      <Dialogs of={dialogs} />
    </Stack>
  );
}
