import type { Container } from '@hawiyat/shared/contract/containers';
import {
  Badge,
  Box,
  Button,
  Card,
  CardBody,
  CardFooter,
  Center,
  Flex,
  Heading,
  Ltr,
  Money,
} from '@hawiyat/shared/ui';
import { Container as ContainerIcon, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { sizeLabel, statusLabel, statusTone } from './container-labels.ts';
import { messages } from './containers-messages.ts';

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
          <Badge tone={statusTone[status]}>{statusLabel[status]}</Badge>
        </Flex>
        <Flex as="dl" gap="8" mt="4">
          <Fact label={messages.size}>{sizeLabel[size]}</Fact>
          <Fact label={messages.price}>
            <Money amount={price} />
          </Fact>
        </Flex>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Box as="dt" fontSize="xs" color="fg.muted">
        {label}
      </Box>
      <Box as="dd" fontSize="md" fontWeight="medium">
        {children}
      </Box>
    </Box>
  );
}
