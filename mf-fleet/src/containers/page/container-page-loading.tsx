import { Flex, Grid, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from './container-page-messages.ts';

export function ContainerPageLoading() {
  return (
    <LoadingState label={messages.loading}>
      <Stack gap="5">
        <Flex justify="space-between">
          <Skeleton h="6" w="44" />
          <Skeleton h="9" w="52" />
        </Flex>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }} gap="5">
          <Stack gap="5">
            <Skeleton h="9.5rem" borderRadius="xl" />
            <Skeleton h="27rem" borderRadius="xl" />
          </Stack>
          <Stack gap="5">
            <Skeleton h="28rem" borderRadius="xl" />
            <Skeleton h="17rem" borderRadius="xl" />
          </Stack>
        </Grid>
      </Stack>
    </LoadingState>
  );
}
