import { PrintedHead } from '@hawiyat/shared/components/printed-head';
import { mayI } from '@hawiyat/shared/state';
import { SimpleGrid, Stack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Suspense } from 'react';
import { Actions } from './actions/actions.tsx';
import { Breakdown } from './breakdown/breakdown.tsx';
import { FirstDay } from './first-day/first-day.tsx';
import { Revenue } from './revenue/revenue.tsx';
import { Stats } from './stats/stats.tsx';
import { StatsSkeleton } from './stats/stats-skeleton.tsx';
import { $stats } from './stats/stats-store.ts';
import { messages } from './texts/dashboard.ts';
import { TopLine } from './top-line.tsx';

const gap = { base: '4', md: '6' };

export function DashboardScreen() {
  const stats = useStore($stats).data;
  return (
    <Stack gap={gap} css={{ '@media print': { '& section': { breakInside: 'avoid' } } }}>
      <PrintedHead title={messages.title} />
      <TopLine />
      <Actions />
      {/* Content above the figures must not appear later, so a new company's steps come with them. */}
      <Suspense fallback={<StatsSkeleton />}>
        <FirstDay stats={stats} />
        <Stats />
      </Suspense>
      <SimpleGrid columns={{ base: 1, xl: mayI('see-revenue') ? 2 : 1 }} gap={gap}>
        {mayI('see-revenue') && <Revenue />}
        <Breakdown />
      </SimpleGrid>
    </Stack>
  );
}
