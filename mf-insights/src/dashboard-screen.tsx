import { SimpleGrid, Stack } from '@hawiyat/shared/ui';
import { useLayoutEffect } from 'react';
import { Actions } from './actions/actions.tsx';
import { Breakdown } from './breakdown/breakdown.tsx';
import { forgetFailure } from './parts/plots/plots-store.ts';
import { Revenue } from './revenue/revenue.tsx';
import { StatementLink } from './statement-link.tsx';
import { Stats } from './stats/stats.tsx';

const gap = { base: '4', md: '6' };

/** /dashboard: what a company's owner opens first in the morning. Each part loads and fails on its own. */
export function DashboardScreen() {
  // Before the page is painted, or what failed at an earlier visit would flash up.
  useLayoutEffect(() => forgetFailure(), []);
  return (
    <Stack gap={gap}>
      <Actions />
      <Stats />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap={gap}>
        <Revenue />
        <Breakdown />
      </SimpleGrid>
      <StatementLink />
    </Stack>
  );
}
