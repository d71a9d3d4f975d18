import { Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { columnsStyle, useColumns } from '../components/card-columns.ts';
import { Cards } from '../components/cards.tsx';
import { messages } from './containers-messages.ts';

const cards = ['1', '2', '3', '4', '5', '6'];

/** Skeletons of the cards' size, so that nothing jumps when they arrive. */
export function ContainersLoading() {
  const columns = useColumns('containers');
  return (
    <LoadingState label={messages.loading}>
      <Cards>
        <div data-row={columns} style={columnsStyle(columns)}>
          {cards.map((card) => (
            <article key={card}>
              <div>
                <Flex gap="3">
                  <Skeleton boxSize="11" />
                  <Stack gap="2" pt="1">
                    <Skeleton w="24" h="4" />
                    <Skeleton w="14" h="3" />
                  </Stack>
                  <Skeleton w="14" h="6" ms="auto" borderRadius="full" />
                </Flex>
                <Flex gap="12" mt="4" h="11" align="center">
                  <Skeleton w="16" h="9" />
                  <Skeleton w="24" h="9" />
                </Flex>
              </div>
              <footer>
                <Flex gap="6" px="3" h={{ base: '11', md: '9' }} align="center">
                  <Skeleton w="14" h="4" />
                  <Skeleton w="14" h="4" />
                </Flex>
              </footer>
            </article>
          ))}
        </div>
      </Cards>
    </LoadingState>
  );
}
