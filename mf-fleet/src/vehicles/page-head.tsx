import { Flex } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { FleetPages } from '../components/fleet-pages.tsx';

/** Where the page is among those of the fleet, and what adds to it; on phones a row of its own. */
export function PageHead({ current, children }: { current: 'trucks' | 'documents'; children: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <FleetPages current={current} />
      <Flex w={{ base: 'full', md: 'auto' }}>{children}</Flex>
    </Flex>
  );
}
