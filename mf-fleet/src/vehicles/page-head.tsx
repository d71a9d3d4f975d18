import { Flex } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { FleetPages } from '../components/fleet-pages.tsx';

export function PageHead({ current, children }: { current: 'trucks' | 'documents'; children: ReactNode }) {
  return (
    <Flex gap="3" wrap="wrap" align="center" justify="space-between">
      <FleetPages current={current} />
      <Flex w={{ base: 'full', md: 'auto' }}>{children}</Flex>
    </Flex>
  );
}
