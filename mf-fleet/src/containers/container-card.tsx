import type { Container } from '@hawiyat/shared/contract/containers';
import { largeText } from '@hawiyat/shared/lib/large-text';
import { ContainerBadge } from '@hawiyat/shared/lib/status-badges';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { Card, CardBody, Center, Flex, Money } from '@hawiyat/shared/ui';
import { DataList, DataListItem } from '@hawiyat/shared/ui/data';
import { Container as ContainerIcon } from 'lucide-react';
import { memo } from 'react';
import { CardActions } from '../components/card-actions.tsx';
import { CardTitle, Quiet } from '../components/cards.styles.ts';
import { messages } from './containers-messages.ts';

export interface ContainerCardProps {
  container: Container;
  onEdit: (container: Container) => void;
  onDelete: (container: Container) => void;
}

export const ContainerCard = memo(function ContainerCard({
  container,
  onEdit,
  onDelete,
}: ContainerCardProps) {
  const { containerNumber, type, size, price, status } = container;
  return (
    <Card as="article" position="relative">
      <CardBody css={{ [largeText]: { p: '3' } }}>
        <Flex align="flex-start" gap="3">
          <Center
            boxSize="11"
            flexShrink="0"
            borderRadius="md"
            bg="brand.subtle"
            color="brand.fg"
            css={{ [largeText]: { display: 'none' } }}
            aria-hidden
          >
            <ContainerIcon size={22} />
          </Center>
          <CardTitle flex="1">
            {type}
            <Quiet dir="ltr" fontSize="xs" fontWeight="normal" lineHeight="body">
              {containerNumber}
            </Quiet>
          </CardTitle>
          <ContainerBadge status={status} />
        </Flex>
        {/* One width for the first column, so that the prices of all cards are aligned. */}
        <DataList
          gridTemplateColumns="6.5rem 1fr"
          gap="4"
          mt="4"
          css={{ [largeText]: { gridTemplateColumns: 'auto 1fr' } }}
        >
          <DataListItem label={messages.size} fontSize="md" fontWeight="medium" truncate>
            {wordFor(sizeLabel, size)}
          </DataListItem>
          <DataListItem label={messages.price} fontSize="md" fontWeight="medium" truncate>
            <Money amount={price} />
          </DataListItem>
        </DataList>
      </CardBody>
      <CardActions
        edit={{
          label: messages.edit,
          name: messages.editNamed(containerNumber),
          onPress: () => onEdit(container),
        }}
        remove={{
          label: messages.delete,
          name: messages.deleteNamed(containerNumber),
          onPress: () => onDelete(container),
        }}
      />
    </Card>
  );
});
