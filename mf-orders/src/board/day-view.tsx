import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { EmptyState, ErrorState, LoadingState, Skeleton, Stack, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CalendarCheck } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { StyledDay } from './day.styles.ts';
import { DayChoice } from './day-choice.tsx';
import { type LazyMapState, useLazyMap } from './day-map.tsx';
import { messages } from './day-messages.ts';
import { $stops, leaveDay, showDay } from './day-store.ts';
import { ListAndMap } from './list-and-map.tsx';
import { useDay } from './view-address.ts';

export function DayView() {
  const { day, go } = useDay();
  const map = useLazyMap();
  // Before paint, or the stops of another day would flash up.
  useLayoutEffect(() => {
    void showDay(day);
  }, [day]);
  useLayoutEffect(() => leaveDay, []);
  return (
    <>
      <DayChoice day={day} onChange={go} />
      <Stops day={day} map={map} />
    </>
  );
}

function Stops({ day, map }: { day: string; map: LazyMapState }) {
  const { data, loading, error } = useStore($stops);
  const outdated = data?.day !== day;
  const failed = error !== null && (
    <ErrorState title={messages.failed} message={error} onRetry={$stops.fetch} retrying={loading} />
  );
  if (failed && outdated) return failed;
  if (!data) return <DayLoading />;
  return (
    <>
      {failed}
      <VisuallyHidden role="status">
        {data.stops.length > 0 && `تم تحميل ${pluralizeGenitive(data.stops.length, 'order')}`}
      </VisuallyHidden>
      {data.stops.length > 0 ? (
        <ListAndMap answer={data} outdated={outdated} map={map} />
      ) : (
        <EmptyState title={messages.empty} icon={<CalendarCheck size={24} />} />
      )}
    </>
  );
}

const rows = ['1', '2', '3', '4', '5', '6'];

export function DayLoading() {
  return (
    <LoadingState label={messages.loading}>
      <StyledDay>
        <Stack gap="3">
          <Skeleton h="5" w="32" />
          {rows.map((row) => (
            <Skeleton key={row} h="16" />
          ))}
        </Stack>
        <Skeleton h={{ base: '24rem', lg: 'max(24rem, calc(100dvh - 23rem))' }} borderRadius="xl" />
      </StyledDay>
    </LoadingState>
  );
}
