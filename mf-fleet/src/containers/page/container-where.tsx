import { Coordinates } from '@hawiyat/shared/components/coordinates';
import type { PlaceMapProps } from '@hawiyat/shared/components/place-map';
import { containerColorOf } from '@hawiyat/shared/components/status-badges';
import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import type { Container, ContainerHold } from '@hawiyat/shared/contract/fleet/containers';
import { day, stamp } from '@hawiyat/shared/locale/dates';
import { today } from '@hawiyat/shared/locale/today';
import { Alert, Badge, chakra, HStack, LinkButton, lazyPart, PartWarning, Text } from '@hawiyat/shared/ui';
import { Fact } from '../../components/facts.tsx';
import { orderAddress } from '../../components/order-address.ts';
import { Section } from '../../components/section.tsx';
import { messages } from '../../texts/container-page.ts';
import { whereaboutsOf } from '../whereabouts.ts';

const { where: texts } = messages;

const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '4',
    rowGap: '1.5',
    '& > div': { display: 'contents' },
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

export function ContainerWhere({ facts }: { facts: ContainerFacts }) {
  const { container, depot, driverName, returnTask } = facts;
  const { hold } = container;
  const { sentence, shows } = whereWords(container);
  const { when, late } = whereaboutsOf(container, today());
  const point = { order: hold?.deliveryLocation, depot, nothing: null }[shows] ?? null;
  return (
    <Section
      gap="4"
      title={texts.title}
      action={
        when !== '' && (
          <Badge shaped colorPalette={late ? 'danger' : containerColorOf(container.status)}>
            {when}
          </Badge>
        )
      }
    >
      <Text fontSize="lg" fontWeight="semibold">
        {sentence}
      </Text>
      {hold && <Customer {...hold} />}
      {point && (
        <PlaceMap
          key={`${point.latitude},${point.longitude}`}
          point={point}
          label={shows === 'depot' ? texts.depotMap : texts.map(container.containerNumber)}
          failed={
            <Alert status="warning">
              <MapFailed point={point} />
            </Alert>
          }
        />
      )}
      {hold && (
        <>
          <Lines>
            {hold.deliveredAt === null ? (
              <Fact label={texts.delivery}>{day(hold.day)}</Fact>
            ) : (
              <Fact label={texts.since}>{stamp(hold.deliveredAt)}</Fact>
            )}
            {driverName && (
              <Fact label={hold.deliveredAt === null ? texts.driver : texts.broughtBy}>
                <bdi>{driverName}</bdi>
              </Fact>
            )}
            <Fact label={texts.back}>{hold.until === null ? texts.unknownDay : day(hold.until)}</Fact>
          </Lines>
          <HStack gap="2" wrap="wrap">
            {returnTask?.status === 'pending' && hold.deliveredAt !== null && (
              <LinkButton size="sm" to={`${orderAddress(hold.orderId)}&task=${returnTask.id}`}>
                {texts.scheduleReturn}
              </LinkButton>
            )}
            <LinkButton size="sm" variant="outline" to={orderAddress(hold.orderId)}>
              {texts.openOrder}
            </LinkButton>
          </HStack>
        </>
      )}
    </Section>
  );
}

const Customer = ({ contactName, number }: Pick<ContainerHold, 'contactName' | 'number'>) => (
  <Text mt="-3" color="fg.muted" css={{ '& bdi': { color: 'fg', fontWeight: 'semibold' } }}>
    {contactName && (
      <>
        {texts.customer} <bdi>{contactName}</bdi> ·{' '}
      </>
    )}
    {texts.order} <bdi>{number}</bdi>
  </Text>
);

const MapFailed = ({ point }: Pick<PlaceMapProps, 'point'>) => (
  <>
    {texts.mapFailed} <Coordinates point={point} />
  </>
);

const PlaceMap = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "map-canvas" */ '@hawiyat/shared/components/place-map')).PlaceMap,
  {
    height: '14rem',
    label: texts.mapLoading,
    failed: ({ point }, { retry }) => (
      <PartWarning retry={retry}>
        <MapFailed point={point} />
      </PartWarning>
    ),
  },
);

interface WhereWords {
  readonly sentence: string;
  readonly shows: 'order' | 'depot' | 'nothing';
}

/** An unknown order status counts as under way. */
export function whereWords({ status, hold }: Pick<Container, 'status' | 'hold'>): WhereWords {
  if (!hold) {
    if (status === 'maintenance') return { sentence: texts.workshop, shows: 'nothing' };
    if (status === 'rented') return { sentence: texts.rentedByHand, shows: 'nothing' };
    return { sentence: status === 'reserved' ? texts.reservedByHand : texts.depot, shows: 'depot' };
  }
  if (hold.deliveredAt === null)
    return hold.status === 'in_transit'
      ? { sentence: texts.onTheWay(hold.place), shows: 'order' }
      : { sentence: texts.waits, shows: 'depot' };
  return hold.status === 'picked_up' || hold.status === 're_delivery_in_progress'
    ? { sentence: texts.onTruck, shows: 'nothing' }
    : { sentence: texts.withCustomer(hold.place), shows: 'order' };
}
