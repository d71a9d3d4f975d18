import type { Container } from '@hawiyat/shared/contract/containers';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import {
  Button,
  Card,
  CardBody,
  CardFooter,
  Center,
  chakra,
  Flex,
  Heading,
  Ltr,
  Money,
} from '@hawiyat/shared/ui';
import { ContainerBadge } from '@hawiyat/shared/ui/extra';
import { Container as ContainerIcon, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { messages } from './containers-messages.ts';

/** What is known about it. The first column has one width, so that the prices of all cards stand below each other. */
const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6.5rem 1fr',
    gap: '4',
    mt: '4',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { fontSize: 'md', fontWeight: 'medium' },
  },
});

export interface ContainerCardProps {
  container: Container;
  onEdit: (container: Container) => void;
  onDelete: (container: Container) => void;
}

/** One container of the list. Drawn again only when it changed itself, so that a long list answers each key at once. */
export const ContainerCard = memo(function ContainerCard({
  container,
  onEdit,
  onDelete,
}: ContainerCardProps) {
  const { containerNumber, type, size, price, status } = container;
  return (
    <Card as="li">
      <CardBody>
        <Flex align="flex-start" gap="3">
          <Center
            boxSize="11"
            flexShrink="0"
            borderRadius="md"
            bg="brand.subtle"
            color="brand.fg"
            aria-hidden
          >
            <ContainerIcon size={22} />
          </Center>
          <Heading minW="0" flex="1">
            {type}
            <Ltr display="block" w="fit" fontSize="xs" fontWeight="normal" lineHeight="body" color="fg.muted">
              {containerNumber}
            </Ltr>
          </Heading>
          <ContainerBadge status={status} />
        </Flex>
        <Facts>
          <div>
            <dt>{messages.size}</dt>
            <dd>{sizeLabel[size]}</dd>
          </div>
          <div>
            <dt>{messages.price}</dt>
            <dd>
              <Money amount={price} />
            </dd>
          </div>
        </Facts>
      </CardBody>
      <CardFooter>
        <Button
          look="ghost"
          size="sm"
          aria-label={messages.editNamed(containerNumber)}
          onClick={() => onEdit(container)}
        >
          <Pencil size={16} aria-hidden />
          {messages.edit}
        </Button>
        <Button
          look="danger-ghost"
          size="sm"
          aria-label={messages.deleteNamed(containerNumber)}
          onClick={() => onDelete(container)}
        >
          <Trash2 size={16} aria-hidden />
          {messages.delete}
        </Button>
      </CardFooter>
    </Card>
  );
});
