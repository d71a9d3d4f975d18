import { Box, Card, chakra, SimpleGrid } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';

const Legend = chakra('legend', { base: { p: '0', mb: '4', fontSize: 'md', fontWeight: 'semibold' } });
const Group = chakra('fieldset', { base: { m: '0', p: '0', border: 'none', minW: '0' } });

export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Card p={{ base: '5', md: '6' }}>
      <Group>
        <Legend>{legend}</Legend>
        <SimpleGrid columns={{ base: 1, md: 2 }} columnGap="5" rowGap="5">
          {children}
        </SimpleGrid>
      </Group>
    </Card>
  );
}

export const Wide = (props: { children: ReactNode }) => <Box gridColumn="1 / -1" {...props} />;
