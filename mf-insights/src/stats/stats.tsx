import { ErrorState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { DonutCard } from './donut-card.tsx';
import { MonthlyCard } from './monthly-card.tsx';
import { ChartsGrid } from './stats.styles.ts';
import { messages } from './stats-messages.ts';
import { StatsSkeleton } from './stats-skeleton.tsx';
import { stats } from './stats-store.ts';
import { SummaryCards } from './summary-cards.tsx';

export function Stats() {
  const { value, loading, error } = useStore(stats.$answer);
  useEffect(() => {
    void stats.show({});
    return stats.leave;
  }, []);
  return (
    <>
      {error !== null && (
        <ErrorState
          title={messages.failed}
          message={error || messages.failedWithoutMessage}
          onRetry={stats.retry}
          retrying={loading}
        />
      )}
      {value === null && error === null && <StatsSkeleton />}
      {value && (
        <>
          <SummaryCards stats={value} />
          <ChartsGrid>
            <MonthlyCard stats={value} />
            <DonutCard orders={value.orderStats} />
          </ChartsGrid>
        </>
      )}
    </>
  );
}
