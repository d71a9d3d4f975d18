import { CallError } from '@hawiyat/shared/client';
import type { Invite, Person } from '@hawiyat/shared/contract/account/people';
import { notify } from '@hawiyat/shared/state';
import { Button, type ButtonProps, chakra, HStack } from '@hawiyat/shared/ui';
import { type LucideIcon, Send, Trash2, UserCog } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/people.ts';
import { dialogs } from './dialogs.ts';
import { inviteAgain } from './people-store.ts';

export const PersonActions = ({ person }: { person: Person }) => (
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

export function InviteActions({ invite }: { invite: Invite }) {
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

/** In a table the icon only, on a card with its text. */
const Action = ({ icon: Icon, text, label, ...button }: ActionProps) => (
  <Button variant="ghost" size="sm" px={{ md: '2' }} aria-label={label} title={label} {...button}>
    {!button.loading && <Icon size={16} aria-hidden />}
    <chakra.span hideFrom="md">{text}</chakra.span>
  </Button>
);
