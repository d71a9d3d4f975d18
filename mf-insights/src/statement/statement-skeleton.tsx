import { Card, LoadingState, SimpleGrid, Skeleton, Stack } from '@hawiyat/shared/ui';
import { messages } from '../texts/statement.ts';

const [facts, lines] = [
  ['company', 'identifier', 'period', 'issued'],
  ['1', '2', '3', '4', '5', '6'],
];

export function StatementSkeleton() {
  return (
    <LoadingState label={messages.loading}>
      <Card>
        {['head', 'sums'].map((part) => (
          <SimpleGrid key={part} columns={{ base: 2, md: 4 }} gap="4" p="5" borderBottomWidth="1px">
            {facts.map((fact) => (
              <Stack key={fact} gap="2" h="11" justify="center">
                <Skeleton h="3" w="16" />
                <Skeleton h="5" w={{ base: '24', md: '32' }} />
              </Stack>
            ))}
          </SimpleGrid>
        ))}
        <Stack gap="5" p="5">
          {lines.map((line) => (
            <Skeleton key={line} h="5" />
          ))}
        </Stack>
      </Card>
    </LoadingState>
  );
}
