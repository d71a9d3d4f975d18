import { Dialogs } from '@hawiyat/shared/components/dialogs';
import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { largeText } from '@hawiyat/shared/lib/large-text';
import { dayWithWeekday } from '@hawiyat/shared/locale/dates';
import { daysAfter, today } from '@hawiyat/shared/locale/today';
import {
  Button,
  chakra,
  EmptyState,
  ErrorState,
  Heading,
  IconButton,
  LinkButton,
  LoadingState,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@hawiyat/shared/ui';
import { DateInput, typedDayError } from '@hawiyat/shared/ui/dates';
import { useStore } from '@nanostores/react';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { row } from '../../components/task-cells.styles.ts';
import { messages } from '../../texts/day.ts';
import { messages as lists } from '../../texts/lists.ts';
import { readDay, useDay } from '../view-address.ts';
import { StyledDay } from './day.styles.ts';
import { $stops, leaveDay, showDay } from './day-store.ts';
import { moves } from './drop-stop.ts';
import { ListAndMap, StopsMap } from './list-and-map.tsx';
import { ProgressLine } from './progress-line.tsx';

export function DayView() {
  const { day, go } = useDay();
  // Before paint, or the stops of another day would flash up.
  useLayoutEffect(() => void showDay(day), [day]);
  useLayoutEffect(() => leaveDay, []);
  // In parallel with the data, or the markers would appear later.
  useEffect(() => void StopsMap.preload(), []);
  return (
    <>
      <PrintedHead title={dayWithWeekday(day)} />
      <DayChoice day={day} onChange={go} />
      <Stops day={day} />
      <Dialogs of={moves} />
    </>
  );
}

function Stops({ day }: { day: string }) {
  const { data, loading, error } = useStore($stops);
  const outdated = data?.day !== day;
  const failed = error !== null && <ErrorState message={error} onRetry={$stops.fetch} retrying={loading} />;
  if (failed && outdated) return failed;
  if (!data) return <DayLoading />;
  return (
    <>
      {failed}
      <VisuallyHidden role="status">
        {data.stops.length > 0 && messages.loaded(data.stops.length)}
      </VisuallyHidden>
      {data.stops.length > 0 ? (
        <>
          <ProgressLine answer={data} />
          <ListAndMap answer={data} outdated={outdated} />
        </>
      ) : (
        <EmptyState title={messages.empty} hint={messages.emptyHint} icon={<CalendarCheck size={24} />}>
          <LinkButton variant="outline" to="/orders?tab=new_orders">
            {lists.newOrders}
          </LinkButton>
        </EmptyState>
      )}
    </>
  );
}

const lanes = [3, 2, 2];

export const DayLoading = () => (
  <LoadingState label={lists.loading}>
    <StyledDay>
      <div data-lanes="">
        {lanes.map((cards, at) => (
          <div key={at} data-lane="">
            <header>
              <Skeleton h="6" w="24" />
            </header>
            <Stack gap="2.5" px="2.5" pb="2.5">
              {Array.from({ length: cards }, (_, number) => (
                <Skeleton key={number} h="32" />
              ))}
            </Stack>
          </div>
        ))}
      </div>
      <Skeleton h={{ base: '24rem', lg: 'max(24rem, calc(100dvh - 26rem))' }} borderRadius="xl" />
    </StyledDay>
  </LoadingState>
);

const Bar = chakra('div', {
  base: {
    ...row,
    flexWrap: 'wrap',
    gap: '2',
    rowGap: '3',
    '& > h2': { flex: { base: '1 0 100%', md: '1' } },
    '& > div': { flex: { base: '1', md: 'none' }, w: { md: '40' } },
    [largeText]: { '& > div': { flex: '1 0 100%' } },
    '& > p': { flex: '1 0 100%', fontSize: 'xs', color: 'danger.fg', textAlign: { md: 'end' } },
  },
});

function DayChoice({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  // An invalid text stays, with its error, until another day is chosen.
  const [draft, setDraft] = useState({ day, text: day });
  const text = draft.day === day ? draft.text : day;
  const [typing, setTyping] = useState(false);
  const error = typing ? undefined : typedDayError(text);
  const errorId = useId();
  return (
    <Bar data-print="no">
      <Heading size="lg" aria-live="polite">
        {dayWithWeekday(day)}
      </Heading>
      <IconButton variant="outline" label={messages.previous} onClick={() => onChange(daysAfter(day, -1))}>
        <ChevronRight size={18} />
      </IconButton>
      <Button variant="outline" disabled={day === today()} onClick={() => onChange(today())}>
        {messages.today}
      </Button>
      <IconButton variant="outline" label={messages.next} onClick={() => onChange(daysAfter(day, 1))}>
        <ChevronLeft size={18} />
      </IconButton>
      <DateInput
        aria-label={lists.designatedDay}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && errorId}
        value={text}
        onChange={(typed) => {
          setTyping(true);
          const chosen = readDay(typed);
          setDraft({ day: chosen ?? day, text: typed });
          if (chosen && chosen !== day) onChange(chosen);
        }}
        onBlur={() => setTyping(false)}
      />
      {error && <Text id={errorId}>{error}</Text>}
    </Bar>
  );
}
