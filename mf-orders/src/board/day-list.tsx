import { count } from '@hawiyat/shared/locale/numbers';
import { messages } from './day-messages.ts';
import type { DayStops } from './day-store.ts';
import { StopRow } from './stop-row.tsx';

export interface DayListProps {
  answer: DayStops;
  chosen: string | null;
  onPress: (id: string) => void;
}

export function DayList({ answer: { day, stops }, chosen, onPress }: DayListProps) {
  const groups = [
    { title: messages.unassigned, open: true, stops: stops.filter((stop) => stop.driverId === null) },
    { title: messages.assigned, open: false, stops: stops.filter((stop) => stop.driverId !== null) },
  ];
  return (
    <div>
      {groups
        .filter((group) => group.stops.length > 0)
        .map((group) => [
          <h3 key={`${group.title} heading`} data-open={group.open || undefined}>
            {group.title} <span>{count(group.stops.length)}</span>
          </h3>,
          <ul key={group.title} aria-label={group.title}>
            {group.stops.map((item) => (
              <StopRow key={item.id} stop={item} day={day} chosen={item.id === chosen} onPress={onPress} />
            ))}
          </ul>,
        ])}
    </div>
  );
}
