import { CallError, call } from '@hawiyat/shared/client';
import { openInvite } from '@hawiyat/shared/contract/account/join';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { Alert, Link, LinkButton, LoadingState, Ltr, Skeleton, Stack, Text } from '@hawiyat/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLinkToken } from '../../sign-in/link-token.ts';
import { VisitorPage } from '../../sign-in/visitor-page.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { roleName } from '../../texts/roles.ts';
import { messages as signIn } from '../../texts/sign-in.ts';
import { messages as visitors } from '../../texts/visitors.ts';
import { JoinForm } from './join-form.tsx';

type Invite = Answer<typeof openInvite>;
type Opened =
  | { readonly stage: 'loading' }
  | { readonly stage: 'open' | 'joined'; readonly invite: Invite }
  | { readonly stage: 'failed'; readonly message: string; readonly isOver: boolean };

const { join: messages } = visitors;

export function JoinPage() {
  const token = useLinkToken();
  const { opened, setOpened, open } = useInvite(token);
  if (opened.stage === 'failed')
    return (
      <VisitorPage isNext {...messages.failed}>
        <Alert status="error">{opened.message}</Alert>
        {opened.isOver ? (
          <LinkButton to="/signin">{signIn.title}</LinkButton>
        ) : (
          <Link to="/join" onClick={open}>
            {actions.retry}
          </Link>
        )}
      </VisitorPage>
    );
  if (opened.stage === 'loading')
    return (
      <VisitorPage title={messages.title} about={messages.opening}>
        <LoadingState label={messages.opening}>
          <Stack gap="5">
            <Skeleton h="12" />
            <Skeleton h="12" />
            <Skeleton h="11" />
          </Stack>
        </LoadingState>
      </VisitorPage>
    );
  const { invite } = opened;
  if (opened.stage === 'joined')
    return (
      <VisitorPage isNext {...messages.joined} footer={null}>
        <Text>
          {messages.identifierIs} <Ltr>{invite.company.identifier}</Ltr>
        </Text>
        <LinkButton to="/signin">{signIn.title}</LinkButton>
      </VisitorPage>
    );
  return (
    <VisitorPage
      isNext
      title={messages.title}
      about={
        <>
          {messages.invitedBy} <bdi>{invite.company.name}</bdi> {messages.invitedAs}{' '}
          <strong>{roleName(invite.role)}</strong>.
        </>
      }
    >
      <JoinForm {...{ token, invite }} onTwoFactor={() => setOpened({ stage: 'joined', invite })} />
    </VisitorPage>
  );
}

function useInvite(token: string) {
  const [opened, setOpened] = useState<Opened>({ stage: 'loading' });
  const open = useCallback(() => {
    if (!token) return setOpened({ stage: 'failed', message: visitors.incompleteLink, isOver: true });
    setOpened({ stage: 'loading' });
    call(openInvite, { body: { token } }).then(
      (invite) => setOpened({ stage: 'open', invite }),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setOpened({ stage: 'failed', message: error.message, isOver: error.code === 'invite-wrong' });
      },
    );
  }, [token]);
  useEffect(open, [open]);
  return { opened, setOpened, open };
}
