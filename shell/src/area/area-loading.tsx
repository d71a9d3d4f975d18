import { LoadingState, SimpleGrid, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from '../texts/layout.ts';

export const AreaLoading = () => (
  <LoadingState label={messages.area.loading}>
    <Stack gap="6">
      <Skeleton h="10" maxW="72" />
      <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="5">
        {['first', 'second', 'third'].map((card) => (
          <Skeleton key={card} h="48" borderRadius="xl" />
        ))}
      </SimpleGrid>
    </Stack>
  </LoadingState>
);
