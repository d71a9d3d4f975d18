import { Card, Flex, SimpleGrid, Skeleton, Stack, VStack } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { messages } from './driver-detail-messages.ts';

const facts = ['name', 'identity', 'phone', 'email'];
const figures = ['1', '2', '3'];

export function DriverDetailLoading() {
  return (
    <Stack gap="6">
      <Flex gap="5" direction={{ base: 'column', xl: 'row' }} aria-hidden>
        <Card flex="3" flexDirection={{ base: 'column', md: 'row' }} alignItems="center" gap="6" p="5">
          <VStack gap="2">
            <Skeleton boxSize="24" borderRadius="full" />
            <Skeleton w="20" h="4" my={{ base: '3.5', md: '2.5' }} />
          </VStack>
          <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" flex="1" w="full">
            {facts.map((fact) => (
              <Stack key={fact} gap="2" gridColumn={fact === 'name' ? '1 / -1' : undefined}>
                <Skeleton w="16" h="3" />
                <Skeleton w="32" h="5" />
              </Stack>
            ))}
          </SimpleGrid>
        </Card>
        <Card flex="2" p="5" gap="6">
          <Skeleton w="32" h="5" />
          <Flex gap="4" my="auto">
            {figures.map((figure) => (
              <Stack key={figure} gap="2" flex="1">
                <Skeleton w="16" h="3" />
                <Skeleton w="10" h="7" />
              </Stack>
            ))}
          </Flex>
        </Card>
      </Flex>
      <Stack gap="4">
        <Skeleton w="40" h="5" aria-hidden />
        <TableLoading label={messages.loading} />
      </Stack>
    </Stack>
  );
}
