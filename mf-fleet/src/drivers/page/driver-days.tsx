import { OrderBadge, SubOrderBadge } from '@hawiyat/shared/components/status-badges';
import type { Stop } from '@hawiyat/shared/contract/orders/board';
import type { OrderStatus } from '@hawiyat/shared/contract/orders/orders';
import type { SubOrderStatus } from '@hawiyat/shared/contract/orders/sub-orders';
import { dayWithWeekday, nearDay, time } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Link } from '@hawiyat/shared/router';
import { Badge, Card, chakra, ErrorState, Ltr, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { orderAddress } from '../../components/order-address.ts';
import { messages } from '../../texts/driver-page.ts';
import { $stops, type DayOfDriver, fetchStops } from './driver-detail-store.ts';

const Days = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    '& h2': { display: 'flex', alignItems: 'baseline', gap: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& h2 small': { fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
    '& ol': { mt: '2' },
    '& li + li': { borderTopWidth: '1px' },
    '& li a': {
      display: 'grid',
      gridTemplateColumns: '1.75rem minmax(0, 1fr) auto',
      columnGap: '2.5',
      alignItems: 'center',
      minH: '14',
      py: '2',
      color: 'fg',
      borderRadius: 'md',
      _hover: { bg: 'bg.muted' },
      _focusVisible: { outline: '2px solid', outlineColor: 'focus' },
    },
    '& [data-place]': {
      display: 'grid',
      placeContent: 'center',
      boxSize: '7',
      borderRadius: 'full',
      bg: 'brand.subtle',
      color: 'brand.fg',
      fontSize: 'xs',
      fontWeight: 'semibold',
    },
    '& [data-done] [data-place]': { bg: 'none', color: 'success.fg' },
    '& [data-done] strong': { color: 'fg.muted' },
    '& strong': { fontWeight: 'semibold' },
    '& [data-where]': { display: 'block', color: 'fg.muted', fontSize: 'xs', overflowWrap: 'anywhere' },
    '& p': { mt: '1', color: 'fg.muted' },
  },
});

export function DriverDays() {
  const { days, error, loading } = useStore($stops);
  return (
    <Card p="5">
      <Days>
        {error !== null && (
          <ErrorState title={messages.stopsFailed} message={error} onRetry={fetchStops} retrying={loading} />
        )}
        {days.map((day) => (
          <Day key={day.day} today={days[0]?.day ?? day.day} {...day} />
        ))}
      </Days>
    </Card>
  );
}

function Day({ day, stops, today }: DayOfDriver & { today: string }) {
  const id = useId();
  const places = new Map(stops?.filter(isOpen).map((stop, at) => [stop.id, at + 1]));
  return (
    <section aria-busy={stops === null} aria-labelledby={id}>
      <h2 id={id}>
        {nearDay(day, today)}
        <small>
          {dayWithWeekday(day)}
          {stops && stops.length > 0 && ` · ${messages.stops(stops.length)}`}
        </small>
      </h2>
      {stops === null ? (
        <Stack gap="2" mt="3" aria-hidden>
          <Skeleton h="10" />
          <Skeleton h="10" />
        </Stack>
      ) : stops.length === 0 ? (
        <p>{messages.noStops}</p>
      ) : (
        <ol>
          {stops.map((stop) => (
            <StopItem key={stop.id} stop={stop} place={places.get(stop.id)} today={today} />
          ))}
        </ol>
      )}
    </section>
  );
}

const isOpen = ({ doneAt, status }: Stop) => !doneAt && status !== 'failed';

function StopItem({ stop, place, today }: { stop: Stop; place: number | undefined; today: string }) {
  const { number, kind, Container, doneAt, day } = stop;
  const where = [stop.place, Container.type, wordFor(sizeLabel, Container.size)].filter(Boolean).join('، ');
  return (
    <li data-done={place === undefined ? '' : undefined}>
      <Link to={addressOf(stop)}>
        <span data-place="">{place ?? <CircleCheck size={18} aria-label={messages.done} />}</span>
        <span>
          <strong>
            {wordFor(messages.kinds, kind)} <Ltr>{Container.containerNumber}</Ltr>
          </strong>
          <span data-where="">
            <bdi>{number}</bdi> · {where}
          </span>
        </span>
        {place !== undefined && day < today ? (
          <Badge shaped colorPalette="danger">
            {messages.lateSince(nearDay(day, today))}
          </Badge>
        ) : doneAt ? (
          <small>{time(doneAt)}</small>
        ) : (
          <StopBadge {...stop} />
        )}
      </Link>
    </li>
  );
}

const StopBadge = ({ kind, status }: Stop) =>
  kind === 'delivery' ? (
    <OrderBadge status={status as OrderStatus} />
  ) : (
    <SubOrderBadge status={status as SubOrderStatus} />
  );

const addressOf = ({ id, orderId }: Stop): string =>
  orderId === id ? orderAddress(id) : `${orderAddress(orderId)}&task=${id}`;
