import { Card, CardBody, Center, Flex, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from '../texts/stats.ts';
import { ChartsGrid, chartHeight, SummaryGrid } from './stats.styles.ts';

const cards = [
  { figures: ['rented', 'available', 'total'], hasFooter: true },
  { figures: ['pending', 'completed', 'total'], hasFooter: true },
  { figures: ['drivers', 'rate'], hasFooter: true },
];

export function StatsSkeleton() {
  return (
    <LoadingState label={messages.loading}>
      <Stack gap={{ base: '4', md: '6' }}>
        <SummaryGrid>
          {cards.map(({ figures, hasFooter }) => (
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
                {hasFooter && (
                  <Flex mt="3" h="1.2rem" align="center">
                    <Skeleton h="3" w="full" />
                  </Flex>
                )}
              </CardBody>
            </Card>
          ))}
        </SummaryGrid>
        <ChartsGrid>
          <Card>
            <CardBody>
              <Stack gap="3" mb="4" h={{ base: '6.55rem', md: '3.2rem' }}>
                <Skeleton w="48" h="5" />
                <Skeleton w="40" h="4" />
              </Stack>
              <Skeleton h={chartHeight.monthly} />
            </CardBody>
          </Card>
          <Card>
            <CardBody display="flex" flexDirection="column">
              <Skeleton w="40" h="1.3rem" mb="4" />
              <Center flex="1" flexDirection="column" gap="5">
                <Skeleton boxSize={chartHeight.donut} borderRadius="full" />
                <Skeleton w="40" h="1.4rem" />
              </Center>
            </CardBody>
          </Card>
        </ChartsGrid>
      </Stack>
    </LoadingState>
  );
}
