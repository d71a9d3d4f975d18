import { type Csv, ImportButton } from '@hawiyat/shared/components/csv-import/use-csv';
import { NoMatch } from '@hawiyat/shared/components/no-match';
import { DriverBadge } from '@hawiyat/shared/components/status-badges';
import type { Driver } from '@hawiyat/shared/contract/fleet/drivers';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { Link } from '@hawiyat/shared/router';
import { mayI } from '@hawiyat/shared/state';
import { Avatar, Flex, ListStates, LoadingState, Skeleton, Stack, useMedia } from '@hawiyat/shared/ui';
import { CardList, LinkedCards, useCardRow } from '@hawiyat/shared/ui/card-list';
import { VirtualRows } from '@hawiyat/shared/ui/virtual-rows';
import { useStore } from '@nanostores/react';
import { Users } from 'lucide-react';
import { memo } from 'react';
import { NothingYet } from '../../components/add-action.tsx';
import { CardActions } from '../../components/card-actions.tsx';
import { $drivers, fetchDrivers } from '../../components/drivers.ts';
import { messages } from '../../texts/drivers.ts';
import { dialogs } from '../dialogs.ts';
import { PhoneLink } from '../phone-link.tsx';
import { $filter, $found, setFilter, showAdded, showAll } from './drivers-store.ts';

// All cards of the list have one height.
const oneLine = { minW: '0', truncate: true } as const;

/** Window widths with room for two, three and four cards in a row. */
const driverWidths = [480, 1024, 1280] as const;

const driverCards = {
  '& article > div': {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: '1fr auto' },
    alignItems: { base: 'center', sm: 'start' },
    // One long name in a row of cards moves no other name.
    alignContent: 'start',
    columnGap: '3',
    rowGap: '4',
  },
  '& article > div > div': { minW: '0', gridRow: { sm: '2' }, gridColumn: { sm: '1 / -1' } },
  '& h2': { minW: '0', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'title' },
  '& h2 :is(a, bdi)': { ...oneLine, display: 'block' },
  // A Latin name is cut at its own end and starts at the card's start.
  '& h2 bdi': { textAlign: 'match-parent' },
  '& h2 + :is(bdi, a)': { ...oneLine, display: 'block', w: 'fit', maxW: 'full', mt: '1', color: 'fg.muted' },
  // Above the link that covers the card, and large enough for a finger without a higher card.
  '& h2 + a': { position: 'relative', mt: '-0.5', mb: '-4', pt: '1.5', pb: '4', color: 'brand.fg' },
} as const;

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
      onRetry={fetchDrivers}
      placeholder={<DriversLoading />}
      empty={
        items?.length === 0 ? (
          <NothingYet
            {...{ title: messages.empty, add: messages.add, icon: <Users size={24} /> }}
            hint={mayI('change-fleet') ? messages.emptyHint : undefined}
            onAdd={() => dialogs.open('add', { onAdded: showAdded })}
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
        <CardList virtual={VirtualRows} rows={found ?? []} widths={driverWidths}>
          {(item) => <DriverCard driver={item} calls={calls} />}
        </CardList>
      </LinkedCards>
    </ListStates>
  );
}

const cards = ['1', '2', '3', '4', '5', '6', '7', '8'];

function DriversLoading() {
  const row = useCardRow(driverWidths);
  return (
    <LoadingState label={messages.loading}>
      <LinkedCards>
        <div {...row}>
          {cards.map((card) => (
            <article key={card}>
              <div>
                <Flex gap="3" align={{ base: 'center', sm: 'start' }} wrap={{ sm: 'wrap' }}>
                  <Skeleton boxSize="12" borderRadius="full" />
                  <Stack gap="2" order={{ sm: 1 }} w={{ sm: 'full' }} py={{ base: '1', sm: '1.5' }}>
                    <Skeleton w="32" h="4" />
                    <Skeleton w="24" h="3" />
                  </Stack>
                  <Skeleton w="14" h="6" ms="auto" borderRadius="full" />
                </Flex>
              </div>
              <footer>
                <Flex px="3" gap="6" h={{ base: '11', md: '9' }} align="center">
                  <Skeleton w="14" h="4" />
                  <Skeleton w="14" h="4" />
                </Flex>
              </footer>
            </article>
          ))}
        </div>
      </LinkedCards>
    </LoadingState>
  );
}

const DriverCard = memo(function DriverCard({ driver, calls }: { driver: Driver; calls: boolean }) {
  const { id, name, phone, picture, availability } = driver;
  return (
    <article>
      <div>
        {/* Cards are reused for other drivers: without a key the previous photo would show until the next one has loaded. */}
        <Avatar key={id} name={name} src={picture} size="lg" />
        <div>
          <h2>
            <Link to={`/drivers/${id}`} aria-label={messages.open(name)}>
              <bdi>{name}</bdi>
            </Link>
          </h2>
          {calls ? <PhoneLink phone={phone} /> : <bdi dir="ltr">{phoneNumber(phone)}</bdi>}
        </div>
        <DriverBadge status={availability} />
      </div>
      <CardActions
        edit={messages.editNamed(name)}
        remove={messages.deleteNamed(name)}
        onPress={(kind) => dialogs.open(kind, { driver })}
      />
    </article>
  );
});
