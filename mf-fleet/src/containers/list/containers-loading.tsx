import { Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { LinkedCards, useCardRow } from '@hawiyat/shared/ui/card-list';
import { containerCards, containerWidths } from './container-card.styles.ts';
import { messages } from './containers-messages.ts';

const cards = ['1', '2', '3', '4', '5', '6'];

/** As large as the cards, so that nothing jumps. */
export function ContainersLoading() {
  const row = useCardRow(containerWidths);
  return (
    <LoadingState label={messages.loading}>
      <LinkedCards styles={containerCards}>
        <div {...row}>
          {cards.map((card) => (
            <article key={card}>
              <div>
                <Skeleton w="12" h="9" />
                <Stack gap="2" pt="1">
                  <Skeleton w="20" h="4" />
                  <Skeleton w="28" h="3" />
                </Stack>
                <Skeleton w="14" h="6" borderRadius="full" />
                <Flex gridColumn="1 / -1" justify="space-between" align="center" h="22px">
                  <Skeleton w="32" h="3" />
                  <Skeleton w="20" h="3" />
                </Flex>
              </div>
              <footer>
                <Flex w="full" justify="space-between" h={{ base: '11', md: '9' }} align="center">
                  <Skeleton w="20" h="4" />
                  <Skeleton w="28" h="4" me="2" />
                </Flex>
              </footer>
            </article>
          ))}
        </div>
      </LinkedCards>
    </LoadingState>
  );
}
