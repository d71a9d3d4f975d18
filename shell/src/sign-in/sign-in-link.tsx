import { CallError, call } from '@hawiyat/shared/client';
import { setUpByLink, signInByLink as signInByLinkCall } from '@hawiyat/shared/contract/account/sign-in-link';
import { useNavigate } from '@hawiyat/shared/router';
import { Alert, Button, LinkButton } from '@hawiyat/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { LoadingBox } from '../components/loading-box.tsx';
import { messages as actions } from '../texts/actions.ts';
import { messages as signIn } from '../texts/sign-in.ts';
import { messages as visitors } from '../texts/visitors.ts';
import { forgetLinkToken, useLinkToken } from './link-token.ts';
import { enter, type TwoFactorStep, twoFactorStepOf } from './sign-in.ts';
import { TwoFactorPage, type WayIn } from './two-factor.tsx';
import { VisitorPage } from './visitor-page.tsx';

type Opened =
  | { readonly stage: 'busy' }
  | { readonly stage: 'two-factor'; readonly step: TwoFactorStep }
  | { readonly stage: 'failed'; readonly message: string; readonly code: string | undefined };

const { link: messages } = visitors;
const incomplete = { stage: 'failed', message: visitors.incompleteLink, code: 'link-over' } as const;

/** Failures after which the link is useless; others may pass. */
const refusals: Readonly<Record<string, typeof messages.over>> = {
  'link-over': messages.over,
  'link-elsewhere': messages.elsewhere,
};

export function SignInLink() {
  const navigate = useNavigate();
  const token = useLinkToken();
  const [opened, setOpened] = useState<Opened>(token ? { stage: 'busy' } : incomplete);
  const [way] = useState<WayIn>(() => ({
    signIn: (totpCode) => signInByLink(token, totpCode),
    setUp: () => call(setUpByLink, { body: { token } }),
    enter: async (session) => {
      forgetLinkToken();
      await enter(session);
      navigate('/dashboard', { replace: true });
    },
  }));
  const open = useCallback(async () => {
    setOpened({ stage: 'busy' });
    try {
      await way.enter((await signInByLink(token)).session);
    } catch (error) {
      const step = twoFactorStepOf(error);
      if (step) return setOpened({ stage: 'two-factor', step });
      if (!(error instanceof CallError)) throw error;
      setOpened({ stage: 'failed', message: error.message, code: error.code });
    }
  }, [token, way]);
  useEffect(() => {
    if (token) void open();
  }, [token, open]);
  if (opened.stage === 'two-factor')
    return <TwoFactorPage step={opened.step} way={way} onBack={() => navigate('/signin')} />;
  if (opened.stage === 'busy')
    return (
      <VisitorPage title={signIn.title} about={messages.opening} footer={null}>
        <LoadingBox label={messages.opening} h="11" />
      </VisitorPage>
    );
  const refusal = refusals[opened.code ?? ''];
  return (
    <VisitorPage key="failed" isNext {...(refusal ?? messages.failed)}>
      <Alert status="error">{opened.message}</Alert>
      {refusal ? (
        <LinkButton to="/signin?by=link">{visitors.newLink}</LinkButton>
      ) : (
        <Button w="full" onClick={() => void open()}>
          {actions.retry}
        </Button>
      )}
    </VisitorPage>
  );
}

async function signInByLink(token: string, totpCode?: string) {
  const body = { token, ...(totpCode !== undefined && { totpCode }) };
  const { token: session, adminUser, recoveryCodes } = await call(signInByLinkCall, { body });
  return { session: { token: session, user: adminUser }, recoveryCodes };
}
