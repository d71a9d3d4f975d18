import { ErrorState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { MonthlyCard } from './monthly-card.tsx';
import { RingCard } from './ring-card.tsx';
import { ChartsGrid } from './stats-grid.ts';
import { StatsLoading } from './stats-loading.tsx';
import { messages } from './stats-messages.ts';
import { stats } from './stats-store.ts';
import { SummaryCards } from './summary-cards.tsx';

/** The company in numbers: cards, the year and the ring (specification, section 2 "Dashboard"). */
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
      {value === null && error === null && <StatsLoading />}
      {value && (
        <>
          <SummaryCards stats={value} />
          <ChartsGrid>
            <MonthlyCard stats={value} />
            <RingCard orders={value.orderStats} />
          </ChartsGrid>
        </>
      )}
    </>
  );
}
