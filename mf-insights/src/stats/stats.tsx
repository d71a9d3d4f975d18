import { ErrorState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { messages } from '../texts/stats.ts';
import { DonutCard } from './donut-card.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { ChartsGrid } from './stats.styles.ts';
import { StatsSkeleton } from './stats-skeleton.tsx';
import { $stats } from './stats-store.ts';
import { SummaryCards } from './summary-cards.tsx';

export function Stats() {
  const { data, loading, error } = useStore($stats);
  useEffect(() => {
    void $stats.fetch();
  }, []);
  return (
    <>
      {error !== null && (
        <ErrorState
          title={messages.failed}
          message={error || messages.failedWithoutMessage}
          onRetry={$stats.fetch}
          retrying={loading}
        />
      )}
      {data === null && error === null && <StatsSkeleton />}
      {data && (
        <>
          <SummaryCards stats={data} />
          <ChartsGrid>
            <MonthlyCard stats={data} />
            <DonutCard orders={data.orderStats} />
          </ChartsGrid>
        </>
      )}
    </>
  );
}
