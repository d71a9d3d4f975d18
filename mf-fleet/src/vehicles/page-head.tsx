import { Box, Flex } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { FleetPages } from '../components/fleet-pages.tsx';

/** Sections and a `Toolbar` in one line, where it has room. */
export function PageHead({ current, children }: { current: 'trucks' | 'documents'; children: ReactNode }) {
  return (
    <Flex gap="3" wrap={{ base: current === 'documents' ? 'wrap' : 'nowrap', md: 'nowrap' }}>
      <FleetPages current={current} />
      <Box flex="1" minW={{ md: '0' }}>
        {children}
      </Box>
    </Flex>
  );
}
