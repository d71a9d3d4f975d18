import { ContainerDrawing, drawingColors } from '@hawiyat/shared/components/container-drawing';
import { ContainerBadge } from '@hawiyat/shared/components/status-badges';
import type { ContainerFacts } from '@hawiyat/shared/contract/fleet/container-details';
import type { editedContainer } from '@hawiyat/shared/contract/fleet/edited-container';
import { largeText } from '@hawiyat/shared/lib/large-text';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Card, Center, Money } from '@hawiyat/shared/ui';
import type { ReactNode } from 'react';
import { Fact, Facts } from '../../components/facts.tsx';
import { messages } from '../../texts/container-page.ts';

const styles = { columnGap: '4', rowGap: '3', [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' } };

/** The page's title has the number, and the type's line the size. */
type Shown = Exclude<keyof typeof editedContainer, 'containerNumber' | 'size'>;

export function ContainerFactsCard({ facts: { container, incomeThisYear } }: { facts: ContainerFacts }) {
  const { type, size, status, price } = container;
  const shown: Record<Shown | 'incomeThisYear', readonly [label: string, value: ReactNode]> = {
    type: [messages.kind, `${type}، ${wordFor(sizeLabel, size)}`],
    status: [messages.status, <ContainerBadge key="status" status={status} />],
    price: [messages.price, <Money key="price" amount={price} />],
    incomeThisYear: [messages.incomeThisYear, <Money key="income" amount={incomeThisYear} />],
  };
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
      <Facts css={styles}>
        {Object.values(shown).map(([label, value]) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
