import { Card, CardBody, CardFooter, Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { ContainerGrid } from './container-grid.ts';
import { messages } from './containers-messages.ts';

const cards = ['1', '2', '3', '4', '5', '6'];

/** The first answer is on its way: cards without content. */
export function ContainersLoading() {
  return (
    <LoadingState label={messages.loading}>
      <ContainerGrid>
        {cards.map((card) => (
          <Card as="li" key={card}>
            <CardBody>
              <Flex gap="3">
                <Skeleton boxSize="11" />
                <Stack gap="2" pt="1">
                  <Skeleton w="28" h="4" />
                  <Skeleton w="14" h="3" />
                </Stack>
                <Skeleton w="14" h="6" ms="auto" borderRadius="full" />
              </Flex>
              <Flex gap="8" mt="5">
                <Skeleton w="16" h="9" />
                <Skeleton w="24" h="9" />
              </Flex>
            </CardBody>
            <CardFooter minH={{ base: '14', md: '12' }} px="5" gap="5">
              <Skeleton w="16" h="4" />
              <Skeleton w="16" h="4" />
            </CardFooter>
          </Card>
        ))}
      </ContainerGrid>
    </LoadingState>
  );
}
