import { CallError } from '@hawiyat/shared/client';
import { createDialogs } from '@hawiyat/shared/components/dialogs';
import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import { stamp } from '@hawiyat/shared/locale/dates';
import { serverNow } from '@hawiyat/shared/locale/server-time';
import { notify } from '@hawiyat/shared/state';
import { Avatar, Badge, Button, type ButtonProps, chakra, Flex, HStack, Ltr, Text } from '@hawiyat/shared/ui';
import type { Column } from '@hawiyat/shared/ui/list';
import { type LucideIcon, Send, Trash2, UserCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/people.ts';
import { roleName } from '../../texts/roles.ts';
import { inviteAgain } from './people-store.ts';

export const dialogs = createDialogs(
  messages.dialogs,
  () => import(/* webpackChunkName: "settings-lists" */ './people-dialogs.tsx'),
);

// The two lists stand below each other.
const nameColumn = { id: 'name', title: messages.name, width: 'minmax(0, 1.3fr)', onCard: 'title' } as const;
const roleColumn: Column<Person | Invite> = {
  id: 'role',
  title: messages.role.label,
  width: '7.5rem',
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
    id: 'lastUsed',
    title: messages.lastUsed,
    width: 'minmax(0, 1fr)',
    from: 1280,
    cell: ({ lastUsedAt }) => (lastUsedAt ? stamp(lastUsedAt) : messages.neverUsed),
  },
  { ...actionsColumn, cell: (person) => person.id !== own && <PersonActions person={person} /> },
];

export const inviteColumns: readonly Column<Invite>[] = [
  { ...nameColumn, cell: ({ name, email }) => <Named {...{ name, email }} /> },
  roleColumn,
  {
    id: 'until',
    title: messages.validity,
    width: 'minmax(0, 1fr)',
    from: 1280,
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

const Named = ({ name, email, isOwn }: { name: string; email: string; isOwn?: boolean }) => (
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

const PersonActions = ({ person }: { person: Person }) => (
  <Actions>
    <Action
      icon={UserCog}
      text={messages.dialogs.role}
      label={messages.changeRoleOf(person.name)}
      onClick={() => dialogs.open('role', { person })}
    />
    <Action
      icon={Trash2}
      text={messages.remove}
      label={messages.removeOf(person.name)}
      colorPalette="danger"
      onClick={() => dialogs.open('remove', { person })}
    />
  </Actions>
);

function InviteActions({ invite }: { invite: Invite }) {
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await inviteAgain(invite);
      notify(messages.invitedAgain, 'success');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      notify(error.message, 'error');
    } finally {
      setSending(false);
    }
  };
  return (
    <Actions>
      <Action
        icon={Send}
        text={isSending ? actions.sending : messages.again}
        label={messages.againTo(invite.name)}
        loading={isSending}
        onClick={() => void send()}
      />
      <Action
        icon={Trash2}
        text={actions.cancel}
        label={messages.takeBackOf(invite.name)}
        colorPalette="danger"
        onClick={() => dialogs.open('takeBack', { invite })}
      />
    </Actions>
  );
}

const Actions = ({ children }: { children: ReactNode }) => (
  <HStack gap="1" wrap="wrap" justify={{ md: 'flex-end' }}>
    {children}
  </HStack>
);

interface ActionProps extends Omit<ButtonProps, 'children'> {
  icon: LucideIcon;
  text: string;
  /** With the name of whom it concerns. */
  label: string;
}

const Action = ({ icon: Icon, text, label, ...button }: ActionProps) => (
  <Button variant="ghost" size="sm" px={{ md: '2' }} aria-label={label} title={label} {...button}>
    {!button.loading && <Icon size={16} aria-hidden />}
    <chakra.span hideFrom="md">{text}</chakra.span>
  </Button>
);
