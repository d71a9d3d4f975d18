import { ErrorState, LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { useLoaded } from './use-loaded.ts';
import type { View } from './views.ts';

const load = {
  board: async () => ({ Shown: (await import('./board-view.tsx')).BoardView }),
  day: async () => ({ Shown: (await import('./day-view.tsx')).DayView }),
};

/** The board or the day, neither of which comes with the table. */
export function LoadedView({ view }: { view: Exclude<View, 'table'> }) {
  const { part, failed, retry } = useLoaded(load[view]);
  if (failed) return <ErrorState title="حدث خطأ في التحميل" onRetry={retry} />;
  if (part) return <part.Shown />;
  return (
    <LoadingState label="جاري تحميل الطلبات...">
      <Skeleton h="24rem" borderRadius="xl" />
    </LoadingState>
  );
}
