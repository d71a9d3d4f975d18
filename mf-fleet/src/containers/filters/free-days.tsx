import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import { lazyPart } from '@hawiyat/shared/ui';
import { useMemo, useState } from 'react';
import type { Days } from '../container-availability.ts';
import type { ContainerFilter } from '../container-filter.ts';
import { setFilter } from '../containers-store.ts';
import { Chip } from './chip.tsx';
import { freeByDay } from './day-figures.ts';
import { messages } from './filter-messages.ts';

/** Few visits need a period, whose fields bring the calendar. */
const FreeRange = lazyPart(
  async () => (await import(/* webpackChunkName: "free-range" */ './free-range.tsx')).FreeRange,
  { failed: 'button' },
);

interface FreeDaysProps {
  /** The whole list; null until it is known. */
  items: readonly Container[] | null;
  filter: ContainerFilter;
  today: string;
}

/** «متوفرة اليوم» concerns the chosen days, not the present status. */
const freeOn = (filter: ContainerFilter, free: Days | null) =>
  setFilter({ free, ...(free && filter.status === 'available' && { status: 'all' }) });

export function FreeDays({ items, filter, today }: FreeDaysProps) {
  const { free } = filter;
  const days = useMemo(() => freeByDay(items ?? [], filter, today), [items, filter, today]);
  const isRange = free !== null && !days.some(([day]) => day === free[0] && day === free[1]);
  const [open, setOpen] = useState(isRange);
  const toggleRange = () => {
    if (open && isRange) freeOn(filter, null);
    setOpen(!open);
  };
  return (
    <fieldset aria-label={messages.free}>
      <span data-label="" aria-hidden>
        {messages.free}
      </span>
      {days.map(([day, number]) => {
        const pressed = free?.[0] === day && free[1] === day;
        return (
          <Chip
            key={day}
            title={messages.onDays([day, day], today)}
            pressed={pressed}
            count={items ? number : undefined}
            onPress={() => freeOn(filter, pressed ? null : [day, day])}
          >
            {messages.dayName(day, today)}
          </Chip>
        );
      })}
      <Chip pressed={open || isRange} onPress={toggleRange}>
        {messages.range}
      </Chip>
      {open && <FreeRange free={free} today={today} onChange={(chosen) => freeOn(filter, chosen)} />}
    </fieldset>
  );
}
