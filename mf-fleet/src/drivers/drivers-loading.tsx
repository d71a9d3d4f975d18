import { Card, CardBody, CardFooter, Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { CardGrid } from '../parts/card-grid.ts';
import { messages } from './drivers-messages.ts';

const cards = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** The first answer is on its way: cards without content, of the same size, so that nothing jumps when it comes. */
export function DriversLoading() {
  return (
    <LoadingState label={messages.loading}>
      <CardGrid most="four">
        {cards.map((card) => (
          <Card as="li" key={card}>
            <CardBody>
              <Flex gap="3" align={{ base: 'center', sm: 'start' }} wrap={{ sm: 'wrap' }}>
                <Skeleton boxSize="12" borderRadius="full" />
                <Stack gap="2" order={{ sm: 1 }} w={{ sm: 'full' }} py={{ base: '1', sm: '1.5' }}>
                  <Skeleton w="32" h="4" />
                  <Skeleton w="24" h="3" />
                </Stack>
                <Skeleton w="14" h="6" ms="auto" borderRadius="full" />
              </Flex>
            </CardBody>
            <CardFooter>
              <Flex px="3" h={{ base: '11', md: '9' }} align="center">
                <Skeleton w="14" h="4" />
              </Flex>
            </CardFooter>
          </Card>
        ))}
      </CardGrid>
    </LoadingState>
  );
}
