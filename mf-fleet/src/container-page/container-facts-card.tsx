import { ContainerDrawing, drawingColors } from '@hawiyat/shared/components/container-drawing';
import { ContainerBadge } from '@hawiyat/shared/components/status-badges';
import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import { largeText } from '@hawiyat/shared/lib/large-text';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Card, Center, chakra, Money } from '@hawiyat/shared/ui';
import { messages } from './container-page-messages.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    flex: '1',
    minW: '0',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '3',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { mt: '0.5', fontWeight: 'medium', overflowWrap: 'anywhere' },
  },
});

export function ContainerFactsCard({ facts: { container, incomeThisYear } }: { facts: ContainerFacts }) {
  const { type, size, status, price } = container;
  return (
    <Card
      as="section"
      aria-label={messages.facts}
      flexDirection="row"
      alignItems="center"
      gap="5"
      p="5"
      css={drawingColors}
    >
      <Center
        flexShrink="0"
        boxSize={{ base: '20', sm: '24' }}
        borderRadius="lg"
        bg="bg.muted"
        css={{ '& > svg': { w: '75%' } }}
      >
        <ContainerDrawing type={type} />
      </Center>
      <Facts>
        <div>
          <dt>{messages.kind}</dt>
          <dd>
            {type}، {wordFor(sizeLabel, size)}
          </dd>
        </div>
        <div>
          <dt>{messages.status}</dt>
          <dd>
            <ContainerBadge status={status} />
          </dd>
        </div>
        <div>
          <dt>{messages.price}</dt>
          <dd>
            <Money amount={price} />
          </dd>
        </div>
        <div>
          <dt>{messages.incomeThisYear}</dt>
          <dd>
            <Money amount={incomeThisYear} />
          </dd>
        </div>
      </Facts>
    </Card>
  );
}
