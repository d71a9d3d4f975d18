import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import { Button, lazyPart } from '@hawiyat/shared/ui';
import { Choices } from '@hawiyat/shared/ui/panels';
import { useMemo, useState } from 'react';
import { messages as containers } from '../../../texts/containers.ts';
import { messages } from '../../../texts/list-actions.ts';
import { type ContainerFilter, freeOn } from '../container-filter.ts';
import { setFilter } from '../containers-store.ts';
import { freeByDay } from './day-figures.ts';

/** Few visits need a period, whose fields bring the calendar. */
const FreeRange = lazyPart(
  async () => (await import(/* webpackChunkName: "free-range" */ './free-range.tsx')).FreeRange,
  { failed: 'button' },
);

const rangeButton = {
  alignSelf: 'start',
  '&[aria-pressed=true]': { bg: 'brand.subtle', borderColor: 'brand.fg' },
} as const;

interface FreeDaysProps {
  items: readonly Container[] | null;
  filter: ContainerFilter;
  today: string;
}

export function FreeDays({ items, filter, today }: FreeDaysProps) {
  const { free, status } = filter;
  const days = useMemo(() => freeByDay(items ?? [], filter, today), [items, filter, today]);
  const isRange = free !== null && !days.some(([day]) => day === free[0] && day === free[1]);
  const [open, setOpen] = useState(isRange);
  const toggleRange = () => {
    if (open && isRange) setFilter(freeOn(status, null));
    setOpen(!open);
  };
  return (
    <>
      <Choices
        columns
        label={containers.free.label}
        options={days.map(([day, number]) => ({
          value: day,
          label: containers.free.onDays([day, day], today),
          count: items ? number : undefined,
        }))}
        isChosen={(day) => free?.[0] === day && free[1] === day}
        onChoose={(day) => setFilter(freeOn(status, day === null ? null : [day, day]))}
      />
      <Button
        variant="outline"
        size="sm"
        css={rangeButton}
        aria-pressed={open || isRange}
        onClick={toggleRange}
      >
        {messages.range}
      </Button>
      {open && (
        <FreeRange free={free} today={today} onChange={(chosen) => setFilter(freeOn(status, chosen))} />
      )}
    </>
  );
}
