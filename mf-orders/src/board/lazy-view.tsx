import { ErrorState, LoadingState, Skeleton } from '@hawiyat/shared/ui';
import { useLazy } from './use-lazy.ts';
import type { View } from './view-address.ts';

const load = {
  board: async () => ({ Shown: (await import('./board-view.tsx')).BoardView }),
  day: async () => ({ Shown: (await import('./day-view.tsx')).DayView }),
};

export function LazyView({ view }: { view: Exclude<View, 'table'> }) {
  const { part, failed, retry } = useLazy(load[view]);
  if (failed) return <ErrorState title="حدث خطأ في التحميل" onRetry={retry} />;
  if (part) return <part.Shown />;
  return (
    <LoadingState label="جاري تحميل الطلبات...">
      <Skeleton h="24rem" borderRadius="xl" />
    </LoadingState>
  );
}
