import { count } from '@hawiyat/shared/locale/numbers';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { memo, useId } from 'react';
import type { Coordinates } from '../../components/coordinates.ts';
import { messages } from '../../texts/day.ts';
import { useLaneAsTarget } from './drag.ts';
import { DriverBadge } from './driver-badge.tsx';
import type { DriverMark } from './driver-mark.ts';
import { type DayLane, isOpen, type PendingMoves } from './lanes.ts';
import { StopCard } from './stop-card.tsx';
import { travelOf } from './travel.ts';

export interface LaneProps {
  lane: DayLane;
  day: string;
  depot: Coordinates | null;
  mark: DriverMark | undefined;
  chosen: string | null;
  pending: PendingMoves;
  drags: boolean;
  onPress: (id: string) => void;
}

export const Lane = memo(function Lane(props: LaneProps) {
  const { lane, day, depot, mark, chosen, pending, drags, onPress } = props;
  const { driver, stops, isArranged } = lane;
  const target = useLaneAsTarget(lane, day, drags);
  const name = useId();
  const travel = driver === null ? null : travelOf(stops, depot);
  const open = stops.filter(isOpen).length;
  const isSent = driver !== null && pending.orders.has(driver.id);
  return (
    <section
      ref={target}
      aria-labelledby={name}
      data-lane=""
      data-none={driver === null || undefined}
      data-idle={stops.length === 0 || undefined}
      aria-busy={isSent || undefined}
    >
      <header>
        {mark && <DriverBadge mark={mark} />}
        <h3 id={name}>{driver === null ? messages.noDriver : <bdi>{driver.name}</bdi>}</h3>
        {stops.length > 0 && (
          <>
            <VisuallyHidden>{messages.orders(stops.length)}</VisuallyHidden>
            <span data-count="" aria-hidden="true">
              {count(stops.length)}
            </span>
          </>
        )}
      </header>
      {stops.length === 0 ? (
        <p>{driver === null ? messages.allAssigned : messages.idle}</p>
      ) : (
        <>
          {driver !== null && open > 0 && (
            <p data-travel="">
              {travel?.left && messages.travelLeft(travel.left)}
              {open > 1 && <small>{isArranged ? messages.arranged : messages.suggested}</small>}
            </p>
          )}
          <ul aria-labelledby={name}>
            {stops.map((stop, at) => (
              <StopCard
                key={stop.id}
                {...{ stop, day, mark, drags, onPress }}
                place={at + 1}
                leg={travel?.legs.get(stop.id)}
                chosen={stop.id === chosen}
                sending={pending.drivers.has(stop.id)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
});
