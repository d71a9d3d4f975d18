import { LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { DayFrame } from './day-frame.ts';
import { messages } from './day-messages.ts';

const rows = ['1', '2', '3', '4', '5', '6'];

/** A day on its way: its list and its map. */
export function DayLoading() {
  return (
    <LoadingState label={messages.loading}>
      <DayFrame>
        <Stack gap="3">
          <Skeleton h="5" w="32" />
          {rows.map((row) => (
            <Skeleton key={row} h="16" />
          ))}
        </Stack>
        <Skeleton h={{ base: '24rem', lg: 'max(24rem, calc(100dvh - 23rem))' }} borderRadius="xl" />
      </DayFrame>
    </LoadingState>
  );
}
