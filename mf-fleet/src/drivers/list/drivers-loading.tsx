import { Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { LinkedCards, useCardRow } from '@hawiyat/shared/ui/card-list';
import { driverWidths } from './driver-card.styles.ts';
import { messages } from './drivers-messages.ts';

const cards = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** As large as the cards, so that nothing jumps. */
export function DriversLoading() {
  const row = useCardRow(driverWidths);
  return (
    <LoadingState label={messages.loading}>
      <LinkedCards>
        <div {...row}>
          {cards.map((card) => (
            <article key={card}>
              <div>
                <Flex gap="3" align={{ base: 'center', sm: 'start' }} wrap={{ sm: 'wrap' }}>
                  <Skeleton boxSize="12" borderRadius="full" />
                  <Stack gap="2" order={{ sm: 1 }} w={{ sm: 'full' }} py={{ base: '1', sm: '1.5' }}>
                    <Skeleton w="32" h="4" />
                    <Skeleton w="24" h="3" />
                  </Stack>
                  <Skeleton w="14" h="6" ms="auto" borderRadius="full" />
                </Flex>
              </div>
              <footer>
                <Flex px="3" gap="6" h={{ base: '11', md: '9' }} align="center">
                  <Skeleton w="14" h="4" />
                  <Skeleton w="14" h="4" />
                </Flex>
              </footer>
            </article>
          ))}
        </div>
      </LinkedCards>
    </LoadingState>
  );
}
