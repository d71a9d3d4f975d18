import { HStack, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from './assigning-messages.ts';

/** In the shape of the rows that are on their way. */
export function DriversComing() {
  return (
    <LoadingState label={messages.loading}>
      <Stack gap="0">
        {['60%', '45%', '55%', '40%'].map((width) => (
          <HStack key={width} gap="3" h="4.25rem" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
            <Skeleton boxSize="9" borderRadius="full" flexShrink="0" />
            <Stack gap="2" flex="1">
              <Skeleton h="3.5" w={width} />
              <Skeleton h="3" w="75%" />
            </Stack>
            <Skeleton h="9" w="16" />
          </HStack>
        ))}
      </Stack>
    </LoadingState>
  );
}
