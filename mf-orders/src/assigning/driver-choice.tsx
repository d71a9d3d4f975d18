import { call } from '@hawiyat/shared/client';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { listAssignableDrivers } from '@hawiyat/shared/contract/fleet/assignable-drivers';
import { normalizeForSearch } from '@hawiyat/shared/locale/normalize-for-search';
import { today } from '@hawiyat/shared/locale/today';
import {
  Alert,
  chakra,
  EmptyState,
  ErrorState,
  HStack,
  LoadingState,
  Skeleton,
  Stack,
} from '@hawiyat/shared/ui';
import { SearchInput } from '@hawiyat/shared/ui/data';
import { useStore } from '@nanostores/react';
import { SearchX, Users } from 'lucide-react';
import { type KeyboardEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { $drivers } from '../components/drivers.ts';
import { messages } from '../texts/assigning.ts';
import { messages as taskMessages } from '../texts/task.ts';
import { DriverRows, type DriverRowsProps } from './driver-rows.tsx';
import { driversToChoose, rankingReasons } from './ranking-reasons.ts';

/** As high as the unfiltered list, so that the dialog does not jump while the person types. */
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

/** A letter focuses the search. A held Enter that opened the dialog must not choose a driver. */
function toSearch(event: KeyboardEvent<HTMLElement>): void {
  const { key, repeat, ctrlKey, altKey, metaKey, currentTarget } = event;
  if (key === 'Enter' && repeat) event.preventDefault();
  if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return;
  currentTarget.parentElement?.querySelector<HTMLElement>('[type=search]')?.focus();
}

interface DriverChoiceProps extends Omit<DriverRowsProps, 'drivers' | 'reasons'> {
  day: string;
  task?: string;
  except?: string;
}

export function DriverChoice({ day, task, except, ...rows }: DriverChoiceProps) {
  const [text, setText] = useState('');
  const { data: items, error, loading } = useStore($drivers);
  const ranked = useRankedDrivers(day, task);
  const coming = ranked === undefined || (ranked === null && items === null && error === null);
  const box = useRef<HTMLDivElement>(null);

  // Enter then chooses the best driver.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!coming && focused && focused === box.current) focused.querySelector('button')?.focus();
  }, [coming]);

  // Stable rows do not render while the person types.
  const drivers = useMemo(
    () => driversToChoose(items, ranked?.drivers ?? null).filter(({ id }) => id !== except),
    [items, ranked, except],
  );
  const names = useMemo(() => drivers.map((driver) => normalizeForSearch(driver.name)), [drivers]);
  // Overdue work is done today.
  const reasons = useMemo(() => rankingReasons(drivers, day <= today()), [drivers, day]);
  const wanted = normalizeForSearch(text);
  const found = drivers.filter((_, at) => names[at]?.includes(wanted));
  const list = (
    <Box
      ref={box}
      css={{ '--drivers': String(drivers.length || 4) }}
      data-autofocus=""
      tabIndex={coming ? 0 : -1}
      onKeyDown={toSearch}
    >
      {coming ? (
        <DriversLoading />
      ) : ranked === null && items === null ? (
        <ErrorState message={error ?? ''} onRetry={$drivers.fetch} retrying={loading} />
      ) : drivers.length === 0 ? (
        <EmptyState title={messages.none} icon={<Users size={24} />} />
      ) : found.length === 0 ? (
        <EmptyState title={messages.noMatch} icon={<SearchX size={24} />} />
      ) : (
        <>
          {ranked?.companyExpired.length ? (
            <Alert status="warning">{taskMessages.expired(ranked.companyExpired)}</Alert>
          ) : null}
          <DriverRows drivers={found} reasons={reasons} {...rows} />
        </>
      )}
    </Box>
  );
  if (except !== undefined) return list;
  return (
    <>
      <SearchInput
        label={messages.search}
        value={text}
        onChange={setText}
        box={{ maxW: 'none', flex: 'none' }}
      />
      {list}
    </>
  );
}

const DriversLoading = () => (
  <LoadingState label={messages.loading}>
    <Stack gap="0">
      {['60%', '45%', '55%', '40%'].map((width) => (
        <HStack key={width} gap="3" h="4.25rem" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
          <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton h="3.5" w={width} />
            <Skeleton h="3" w="75%" />
          </Stack>
          <Skeleton h="9" w="16" />
        </HStack>
      ))}
    </Stack>
  </LoadingState>
);

/** Milliseconds to wait for the workloads before choosing without them. */
const patience = 5000;

type RankedDrivers = Answer<typeof listAssignableDrivers>;

/** Undefined while loading, null when unavailable. `task`: a single task, which distances refer to. */
function useRankedDrivers(day: string, task: string | undefined): RankedDrivers | null | undefined {
  const [ranked, setRanked] = useState<RankedDrivers | null>();
  useEffect(() => {
    const running = new AbortController();
    const { signal } = running;
    const giveUp = setTimeout(() => {
      running.abort();
      setRanked(null);
    }, patience);
    call(listAssignableDrivers, { query: { day, task } }, signal)
      .then(
        (answer) => !signal.aborted && setRanked(answer),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn('What the drivers have to do is not known', error);
          setRanked(null);
        },
      )
      .finally(() => clearTimeout(giveUp));
    return () => {
      clearTimeout(giveUp);
      running.abort();
    };
  }, [day, task]);
  return ranked;
}
