import type { Driver } from '@hawiyat/shared/contract/drivers';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import {
  Avatar,
  Box,
  Button,
  Card,
  CardBody,
  CardFooter,
  chakra,
  Heading,
  Link,
  Ltr,
} from '@hawiyat/shared/ui';
import { DriverBadge } from '@hawiyat/shared/ui/extra';
import { Pencil } from 'lucide-react';
import { memo } from 'react';
import { messages } from './drivers-messages.ts';

/** One row on phones; where cards stand beside each other, the name below has their whole width. */
const Parts = chakra(CardBody, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: '1fr auto' },
    alignItems: { base: 'center', sm: 'start' },
    columnGap: '3',
    rowGap: '4',
  },
});

/** The card's one link reaches over all of it; what else can be pressed lies above. */
const Cover = chakra(Link, {
  base: {
    color: 'fg',
    textDecoration: 'none',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
  },
});

export interface DriverCardProps {
  driver: Driver;
  onEdit: (driver: Driver) => void;
}

/** One driver of the list. */
export const DriverCard = memo(function DriverCard({ driver, onEdit }: DriverCardProps) {
  const { id, name, phone, picture, availability } = driver;
  return (
    <Card
      as="li"
      position="relative"
      transition="border-color 160ms, box-shadow 160ms"
      _hover={{ borderColor: 'border.emphasized', boxShadow: 'md' }}
    >
      <Parts>
        <Avatar name={name} src={picture} size="lg" />
        <Box minW="0" gridRow={{ sm: '2' }} gridColumn={{ sm: '1 / -1' }}>
          <Heading>
            <Cover to={`/drivers/${id}`} aria-label={messages.open(name)}>
              <bdi>{name}</bdi>
            </Cover>
          </Heading>
          <Ltr display="block" w="fit" mt="1" color="fg.muted">
            {phoneNumber(phone)}
          </Ltr>
        </Box>
        <DriverBadge status={availability} />
      </Parts>
      <CardFooter>
        <Button
          look="ghost"
          size="sm"
          position="relative"
          aria-label={messages.editNamed(name)}
          onClick={() => onEdit(driver)}
        >
          <Pencil size={16} aria-hidden />
          {messages.edit}
        </Button>
      </CardFooter>
    </Card>
  );
});
