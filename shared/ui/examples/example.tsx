import { Box, CardRoot as Card, CardBody, chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Heading } from '../text.ts';

export interface Example {
  readonly title: string;
  readonly content: ReactNode;
  readonly wide?: true;
  readonly bare?: true;
}

export const Examples = ({ examples }: { examples: readonly Example[] }) => (
  <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
    {examples.map(({ title, content, wide, bare }) => (
      <Box key={title} minW="0" gridColumn={wide && '1 / -1'}>
        <Heading as="h3" size="sm" mb="2" color="fg.muted" fontWeight="medium">
          {title}
        </Heading>
        {bare ? content : <Ground>{content}</Ground>}
      </Box>
    ))}
  </Grid>
);

export const Ground = ({ children }: { children: ReactNode }) => (
  <Card>
    <CardBody display="flex" flexDirection="column" gap="4">
      {children}
    </CardBody>
  </Card>
);

export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});
