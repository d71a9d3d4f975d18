import { useSearchParams } from '@hawiyat/shared/router';
import { $sessionEnd } from '@hawiyat/shared/state';
import { Alert, Link, lazyPart } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { messages } from '../texts/sign-in.ts';
import { $rememberedIdentifier, type SignInDraft, type TwoFactorStep, type TypedAccount } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import { VisitorPage } from './visitor-page.tsx';

const height = '100dvh';

const LazyForgotten = lazyPart(
  async () => (await import(/* webpackChunkName: "visitors" */ './forgotten.tsx')).Forgotten,
  { height },
);

const LazyTwoFactor = lazyPart(
  async () => (await import(/* webpackChunkName: "visitors" */ './two-factor.tsx')).PasswordTwoFactor,
  { height },
);

/** Shown at /signin, and at any panel address without a session. */
export function SignIn() {
  const ended = useStore($sessionEnd);
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState({ domain: $rememberedIdentifier.get() ?? '', email: '', password: '' });
  const [step, setStep] = useState<{ step: TwoFactorStep; draft: SignInDraft } | null>(null);
  const [query] = useSearchParams();
  const way = query.get('forgot') ?? query.get('by');
  const onType = (account: TypedAccount) => setTyped((last) => ({ ...last, ...account }));
  if (way === 'password' || way === 'identifier' || way === 'link')
    return <LazyForgotten key={way} what={way} {...{ typed, onType }} />;
  if (step) return <LazyTwoFactor {...step} onBack={() => setStep(null)} />;
  return (
    <VisitorPage
      title={messages.title}
      about={messages.about}
      isNext={isTried}
      notice={
        ended &&
        !isTried && (
          <Alert status={ended === 'signed-out' ? 'success' : 'info'}>{messages.ended[ended]}</Alert>
        )
      }
      footer={<Link to="/signup">{messages.signUp}</Link>}
    >
      <SignInForm
        typed={typed}
        onType={onType}
        onSend={() => setTried(true)}
        onTwoFactor={(next, draft) => {
          setTyped(draft);
          setStep({ step: next, draft });
        }}
      />
    </VisitorPage>
  );
}
