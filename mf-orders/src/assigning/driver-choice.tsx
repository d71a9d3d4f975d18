import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { $drivers, fetchDrivers } from '@hawiyat/shared/state';
import { chakra, EmptyState, ErrorState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { SearchX, Users } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { messages } from './assigning-messages.ts';
import { DriverRows, type DriverRowsProps } from './driver-rows.tsx';
import { DriversComing } from './drivers-coming.tsx';
import { driversToChoose } from './drivers-to-choose.ts';
import { useRankedDrivers } from './use-ranked-drivers.ts';

/** As high as the whole list needs, whatever the search leaves of it: the dialog stands still while somebody types. */
const Box = chakra('div', {
  base: {
    flex: { base: '1', md: 'none' },
    minH: '0',
    h: { md: 'clamp(13rem, calc(var(--drivers) * 4.25rem + 1rem), min(26rem, 100dvh - 18rem))' },
    mx: '-6',
    px: '6',
    pb: '4',
    overflowY: 'auto',
    outlineOffset: '-2px',
  },
});

/** Whoever types a letter looks for somebody. A key that is held down since it opened the dialog chooses nobody. */
function toSearch(event: KeyboardEvent<HTMLElement>): void {
  const { key, repeat, ctrlKey, altKey, metaKey, currentTarget } = event;
  if (key === 'Enter' && repeat) event.preventDefault();
  if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return;
  currentTarget.parentElement?.querySelector<HTMLElement>('[type=search]')?.focus();
}

interface DriverChoiceProps extends Omit<DriverRowsProps, 'drivers'> {
  day: string;
  /** What is searched for in their names. */
  text: string;
}

/** The drivers to choose from, in whichever state their list is. */
export function DriverChoice({ day, text, ...rows }: DriverChoiceProps) {
  const { items, error, loading } = useStore($drivers);
  const ranked = useRankedDrivers(day);
  const coming = ranked === undefined || (ranked === null && items === null && error === null);
  const box = useRef<HTMLDivElement>(null);

  // The best driver is one more key away: the focus waits on the list for him.
  useLayoutEffect(() => {
    const list = box.current;
    if (!coming && list && document.activeElement === list) list.querySelector('button')?.focus();
  }, [coming]);

  // Rows stay the same objects while somebody types, and are not drawn again.
  const drivers = useMemo(() => driversToChoose(items, ranked ?? null), [items, ranked]);
  const names = useMemo(() => drivers.map((driver) => normalizeForSearch(driver.name)), [drivers]);
  const wanted = normalizeForSearch(text);
  const found = drivers.filter((_, at) => names[at]?.includes(wanted));
  return (
    <Box
      ref={box}
      css={{ '--drivers': String(drivers.length || 4) }}
      data-autofocus=""
      tabIndex={coming ? 0 : -1}
      onKeyDown={toSearch}
    >
      {coming ? (
        <DriversComing />
      ) : ranked === null && items === null ? (
        <ErrorState title={messages.failed} message={error ?? ''} onRetry={fetchDrivers} retrying={loading} />
      ) : drivers.length === 0 ? (
        <EmptyState title={messages.none} icon={<Users size={24} />} />
      ) : found.length === 0 ? (
        <EmptyState title={messages.noMatch} icon={<SearchX size={24} />} />
      ) : (
        <DriverRows drivers={found} {...rows} />
      )}
    </Box>
  );
}
