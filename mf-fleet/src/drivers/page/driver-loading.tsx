import { Card, chakra, Flex, SimpleGrid, Skeleton, Stack } from '@hawiyat/shared/ui';
import { TableLoading } from '@hawiyat/shared/ui/data';
import { messages } from '../../texts/driver-page.ts';

const facts = ['name', 'identity', 'phone', 'email', 'license', 'expiry'];
const three = ['1', '2', '3'];

/** On phones the day comes first. */
export const DriverParts = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    xl: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
      '& > :first-of-type': { gridColumn: '2', gridRow: '1 / 3', alignSelf: 'stretch' },
    },
  },
});

export const DriverDetailLoading = () => (
  <Stack gap="6">
    <Flex gap="3" wrap="wrap" justify="space-between" aria-hidden>
      <Stack gap="2" w={{ base: 'full', md: 'auto' }}>
        <Skeleton w="56" h="6" />
        <Skeleton w="72" maxW="full" h="6" />
      </Stack>
      <Skeleton w={{ base: 'full', md: '80' }} h="10" />
      <Skeleton w={{ base: 'full', md: '96' }} h={{ base: '24', md: '9' }} />
    </Flex>
    <DriverParts aria-hidden>
      <Card p="5" gap="4">
        <Skeleton w="32" h="5" />
        {three.map((stop) => (
          <Skeleton key={stop} h="10" />
        ))}
      </Card>
      <Card p="5" gap="4">
        <Skeleton w="24" h="5" />
        <Flex direction={{ base: 'column', md: 'row' }} align="center" gap={{ base: '3', md: '6' }}>
          <Skeleton boxSize={{ base: '12', md: '24' }} borderRadius="full" />
          <SimpleGrid columns={2} gap="4" flex="1" w="full">
            {facts.map((fact) => (
              <Stack key={fact} gap="2" gridColumn={fact === 'name' ? '1 / -1' : undefined}>
                <Skeleton w="16" h="3" />
                <Skeleton w="full" maxW="32" h="5" />
              </Stack>
            ))}
          </SimpleGrid>
        </Flex>
      </Card>
      <Card p="5" gap="4">
        <Skeleton w="32" h="5" />
        <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4">
          {three.map((figure) => (
            <Skeleton key={figure} h="7" />
          ))}
        </SimpleGrid>
      </Card>
    </DriverParts>
    <Stack gap="4">
      <Skeleton w="40" h="5" aria-hidden />
      <TableLoading label={messages.loading} />
    </Stack>
  </Stack>
);
