import type { Driver } from '@hawiyat/shared/contract/drivers';
import { DriverBadge } from '@hawiyat/shared/lib/status-badges';
import { phoneNumber } from '@hawiyat/shared/locale/phones';
import { Link } from '@hawiyat/shared/router';
import { Avatar, Box, Card, CardBody, chakra } from '@hawiyat/shared/ui';
import { memo } from 'react';
import { CardActions } from '../components/card-actions.tsx';
import { messages } from './drivers-messages.ts';

const LinkCard = chakra(Card, {
  base: {
    position: 'relative',
    transition: 'border-color 160ms, box-shadow 160ms',
    _hover: { borderColor: 'border.emphasized', boxShadow: 'md' },
  },
});

const Person = chakra(CardBody, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(0, 1fr) auto', sm: '1fr auto' },
    alignItems: { base: 'center', sm: 'start' },
    // In a row of cards with one long name the others' names stay at the top.
    alignContent: 'start',
    columnGap: '3',
    rowGap: '4',
  },
});

/** The link covers the card; other controls lie above it. */
const Covering = chakra(Link, {
  base: {
    color: 'fg',
    textDecoration: 'none',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'xl' },
    _focusVisible: {
      outline: 'none',
      _after: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
    },
  },
});

// One line each: all cards of the list have one height (`components/card-list.tsx`).
const CardTitle = chakra('h2', {
  base: { minW: '0', fontSize: 'md', fontWeight: 'semibold', lineHeight: 'title', truncate: true },
});

const Quiet = chakra('bdi', {
  base: { display: 'block', w: 'fit', minW: '0', maxW: 'full', color: 'fg.muted', truncate: true },
});

export interface DriverCardProps {
  driver: Driver;
  onEdit: (driver: Driver) => void;
  onDelete: (driver: Driver) => void;
}

export const DriverCard = memo(function DriverCard({ driver, onEdit, onDelete }: DriverCardProps) {
  const { id, name, phone, picture, availability } = driver;
  return (
    <LinkCard as="article">
      <Person>
        {/* Cards are reused for other drivers: without a key the previous photo would show until the next one has loaded. */}
        <Avatar key={id} name={name} src={picture} size="lg" />
        <Box minW="0" gridRow={{ sm: '2' }} gridColumn={{ sm: '1 / -1' }}>
          <CardTitle>
            <Covering to={`/drivers/${id}`} aria-label={messages.open(name)}>
              <bdi>{name}</bdi>
            </Covering>
          </CardTitle>
          <Quiet dir="ltr" mt="1">
            {phoneNumber(phone)}
          </Quiet>
        </Box>
        <DriverBadge status={availability} />
      </Person>
      <CardActions
        edit={{ label: messages.edit, name: messages.editNamed(name), onPress: () => onEdit(driver) }}
        remove={{ label: messages.delete, name: messages.deleteNamed(name), onPress: () => onDelete(driver) }}
      />
    </LinkCard>
  );
});
