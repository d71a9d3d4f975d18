import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import { stamp } from '@hawiyat/shared/locale/dates';
import { serverNow } from '@hawiyat/shared/locale/server-time';
import { Avatar, Badge, Flex, Ltr, Text } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { messages } from '../../texts/people.ts';
import { roleName } from '../../texts/roles.ts';
import { InviteActions, PersonActions } from './row-actions.tsx';

// The two lists stand below each other.
const nameColumn = { id: 'name', title: messages.name, width: 'minmax(0, 1.3fr)', onCard: 'title' } as const;
const roleColumn: Column<Person | Invite> = {
  ...{ id: 'role', title: messages.role.label, width: '7.5rem' },
  cell: ({ role }) => <Badge>{roleName(role)}</Badge>,
};
const actionsColumn = {
  id: 'actions',
  title: messages.actions,
  titleHidden: true,
  width: '7rem',
  align: 'end',
  onCard: 'action',
} as const;

/** `own`: people change neither their own role nor leave here. */
export const personColumns = (own: string | undefined): readonly Column<Person>[] => [
  { ...nameColumn, cell: ({ id, name, email }) => <Named {...{ name, email }} isOwn={id === own} /> },
  roleColumn,
  {
    ...{ id: 'lastUsed', title: messages.lastUsed, width: 'minmax(0, 1fr)', from: 1280 },
    cell: ({ lastUsedAt }) => (lastUsedAt ? stamp(lastUsedAt) : messages.neverUsed),
  },
  { ...actionsColumn, cell: (person) => person.id !== own && <PersonActions person={person} /> },
];

export const inviteColumns: readonly Column<Invite>[] = [
  { ...nameColumn, cell: ({ name, email }) => <Named {...{ name, email }} /> },
  roleColumn,
  {
    ...{ id: 'until', title: messages.validity, width: 'minmax(0, 1fr)', from: 1280 },
    cell: ({ until }) =>
      new Date(until) <= serverNow() ? (
        <Text color="danger.fg">{messages.inviteOver}</Text>
      ) : (
        messages.validUntil(stamp(until))
      ),
  },
  { ...actionsColumn, cell: (invite) => <InviteActions invite={invite} /> },
];

export const detailsLabel = ({ name }: Person | Invite) => messages.restOf(name);

interface NamedProps {
  name: string;
  email: string;
  isOwn?: boolean;
}

const Named = ({ name, email, isOwn = false }: NamedProps) => (
  <Flex align="center" gap="3" py="1">
    <Avatar name={name} />
    <Text as="div" minW="0" overflowWrap="anywhere">
      <bdi>{name}</bdi> {isOwn && <Badge colorPalette="info">{messages.self}</Badge>}
      <Text color="fg.muted" fontSize="sm" fontWeight="normal">
        <Ltr>{email}</Ltr>
      </Text>
    </Text>
  </Flex>
);
