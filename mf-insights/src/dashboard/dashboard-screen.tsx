import { ErrorState, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { ChartsGrid } from './dashboard-grid.ts';
import { DashboardLoading } from './dashboard-loading.tsx';
import { messages } from './dashboard-messages.ts';
import { $dashboard, fetchStats } from './dashboard-store.ts';
import { MonthlyCard } from './monthly-card.tsx';
import { loadPlots } from './plots-store.ts';
import { RingCard } from './ring-card.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** /dashboard: the company in numbers (specification, section 2 "Dashboard"). */
export function DashboardScreen() {
  const { stats, year, loading, error } = useStore($dashboard);
  useEffect(() => {
    void fetchStats();
    void loadPlots();
  }, []);
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      {error !== null && (
        <ErrorState title={messages.failed} message={error} onRetry={fetchStats} retrying={loading} />
      )}
      {stats === null && error === null && <DashboardLoading />}
      {stats && (
        <>
          <SummaryCards stats={stats} />
          <ChartsGrid>
            <MonthlyCard stats={stats} year={year} />
            <RingCard orders={stats.orderStats} />
          </ChartsGrid>
        </>
      )}
    </Stack>
  );
}
