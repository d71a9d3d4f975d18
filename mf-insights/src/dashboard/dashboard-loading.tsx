import { Card, CardBody, Center, Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { ChartsGrid, plotHeight, SummaryGrid } from './dashboard-grid.ts';
import { messages } from './dashboard-messages.ts';

const cards = [
  ['rented', 'available', 'total'],
  ['pending', 'completed', 'total'],
  ['drivers', 'rate'],
];

/** The first answer is on its way: the same cards without figures, so that nothing jumps when they come. */
export function DashboardLoading() {
  return (
    <LoadingState label={messages.loading}>
      <Stack gap={{ base: '4', md: '6' }}>
        <SummaryGrid>
          {cards.map((figures) => (
            <Card key={figures.join()}>
              <CardBody>
                <Flex justify="space-between" mb="3">
                  <Skeleton w="20" h="5" />
                  <Skeleton boxSize="9" />
                </Flex>
                <Flex gap="4">
                  {figures.map((figure) => (
                    <Stack key={figure} flex="1" gap="1" h="54px" pt="1">
                      <Skeleton w="14" h="3" />
                      <Skeleton w="10" h="7" />
                    </Stack>
                  ))}
                </Flex>
                <Skeleton h="3" w="full" mt="4" />
              </CardBody>
            </Card>
          ))}
        </SummaryGrid>
        <ChartsGrid>
          <Card>
            <CardBody>
              <Stack gap="3" mb="4">
                <Skeleton w="48" h="5" />
                <Skeleton w="40" h="4" />
              </Stack>
              <Skeleton h={plotHeight.monthly} />
            </CardBody>
          </Card>
          <Card>
            <CardBody display="flex" flexDirection="column">
              <Skeleton w="40" h="5" mb="4" />
              <Center flex="1" flexDirection="column" gap="5">
                <Skeleton boxSize={plotHeight.ring} borderRadius="full" />
                <Skeleton w="40" h="5" />
              </Center>
            </CardBody>
          </Card>
        </ChartsGrid>
      </Stack>
    </LoadingState>
  );
}
