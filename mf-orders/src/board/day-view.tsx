import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { EmptyState, ErrorState, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { CalendarCheck } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { DayChoice } from './day-choice.tsx';
import { DayLoading } from './day-loading.tsx';
import { type ComingMap, useComingMap } from './day-map.tsx';
import { messages } from './day-messages.ts';
import { dayStops } from './day-store.ts';
import { ListAndMap } from './list-and-map.tsx';
import { useDay } from './use-day.ts';

/** Everything to do on one day, as a list and on the map. */
export function DayView() {
  const { day, go } = useDay();
  const map = useComingMap();
  // Before the page is painted, or the stops of another day would flash up.
  useLayoutEffect(() => {
    void dayStops.show({ day });
  }, [day]);
  useLayoutEffect(() => dayStops.leave, []);
  return (
    <>
      <DayChoice day={day} onChange={go} />
      <Stops day={day} map={map} />
    </>
  );
}

function Stops({ day, map }: { day: string; map: ComingMap }) {
  const { value, loading, error } = useStore(dayStops.$answer);
  const outdated = value?.day !== day;
  const failed = error !== null && (
    <ErrorState title={messages.failed} message={error} onRetry={dayStops.retry} retrying={loading} />
  );
  if (failed && outdated) return failed;
  if (!value) return <DayLoading />;
  return (
    <>
      {failed}
      <VisuallyHidden role="status">
        {value.stops.length > 0 && `تم تحميل ${pluralizeGenitive(value.stops.length, 'order')}`}
      </VisuallyHidden>
      {value.stops.length > 0 ? (
        <ListAndMap of={value} outdated={outdated} map={map} />
      ) : (
        <EmptyState title={messages.empty} icon={<CalendarCheck size={24} />} />
      )}
    </>
  );
}
