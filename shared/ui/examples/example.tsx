import { Box, CardRoot as Card, CardBody, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../text.ts';

interface ExampleProps {
  title: string;
  wide?: boolean;
  /** It stands on the page itself, not on a card. */
  bare?: boolean;
  children: ReactNode;
}

export function Example({ title, wide, bare, children }: ExampleProps) {
  return (
    <Box minW="0" gridColumn={wide ? '1 / -1' : undefined}>
      <Heading as="h3" size="sm" mb="2" color="fg.muted" fontWeight="medium">
        {title}
      </Heading>
      {bare ? children : <Ground>{children}</Ground>}
    </Box>
  );
}

export function Ground({ children }: { children: ReactNode }) {
  return (
    <Card>
      <CardBody display="flex" flexDirection="column" gap="4">
        {children}
      </CardBody>
    </Card>
  );
}

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

export function Examples({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
      {children}
    </Grid>
  );
}
