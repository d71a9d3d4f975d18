import { call } from '@hawiyat/shared/client';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/two-factor-setup';
import type { Session } from '@hawiyat/shared/state';
import { Button, ErrorState } from '@hawiyat/shared/ui';
import { failureOf, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { LoadingBox } from '../components/loading-box.tsx';
import { messages as credentials } from '../texts/credentials.ts';
import { messages as layout } from '../texts/layout.ts';
import { messages as signInTexts } from '../texts/sign-in.ts';
import { messages as visitors } from '../texts/visitors.ts';
import { credentialsOf, enter, type SignInDraft, signIn, type TwoFactorStep } from './sign-in.ts';
import { CodeField, Enrollment, type EnrollmentProps, RecoveryCodes } from './two-factor/enrollment.tsx';
import { VisitorPage } from './visitor-page.tsx';

const { twoFactor: messages } = visitors;

interface SignedIn {
  readonly session: Session;
  /** Set when this sign-in has set up two-factor authentication. */
  readonly recoveryCodes?: string[] | undefined;
}

/** A right password or a link. Failures are a `CallError`. */
export interface WayIn {
  /** Does not start the session yet. */
  readonly signIn: (totpCode: string) => Promise<SignedIn>;
  readonly setUp: () => Promise<EnrollmentProps>;
  readonly enter: (session: Session) => Promise<void>;
}

interface TwoFactorProps {
  step: TwoFactorStep;
  /** Must keep its identity. */
  way: WayIn;
  onBack: () => void;
}

export const TwoFactorPage = (props: TwoFactorProps) =>
  props.step === 'two-factor' ? <CodeStep {...props} /> : <SetupStep {...props} />;

const backButton = (onBack: () => void) => (
  <Button variant="ghost" onClick={onBack}>
    {layout.backToSignIn}
  </Button>
);

function CodeStep({ way, onBack }: TwoFactorProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <VisitorPage
      title={credentials.twoFactor}
      about={isRecovery ? messages.recovery : messages.code}
      footer={backButton(onBack)}
    >
      <CodeForm
        key={String(isRecovery)}
        way={way}
        isRecovery={isRecovery}
        onSignedIn={({ session }) => way.enter(session)}
      >
        <Button variant="ghost" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? messages.useCode : messages.useRecovery}
        </Button>
      </CodeForm>
    </VisitorPage>
  );
}

/** The company demands two-factor authentication that this person has not set up. */
function SetupStep({ way, onBack }: TwoFactorProps) {
  const [enrollment, setEnrollment] = useState<EnrollmentProps | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  const begin = useCallback(() => {
    setFailure(null);
    way.setUp().then(setEnrollment, (error: unknown) => {
      setFailure(failureOf(error).message);
    });
  }, [way]);
  useEffect(begin, [begin]);
  if (signedIn?.recoveryCodes)
    return (
      <VisitorPage key="codes" isNext {...messages.codes} footer={null}>
        <RecoveryCodes
          codes={signedIn.recoveryCodes}
          done={messages.codesDone}
          onDone={() => void way.enter(signedIn.session)}
        />
      </VisitorPage>
    );
  return (
    <VisitorPage isNext {...messages.setUp} footer={backButton(onBack)}>
      {failure !== null ? (
        <ErrorState title={messages.failed} message={failure} onRetry={begin} />
      ) : enrollment === null ? (
        <LoadingBox h="64" borderRadius="lg" />
      ) : (
        <>
          <Enrollment {...enrollment} />
          <CodeForm
            way={way}
            onSignedIn={async (result) =>
              result.recoveryCodes ? setSignedIn(result) : way.enter(result.session)
            }
          />
        </>
      )}
    </VisitorPage>
  );
}

interface CodeFormProps {
  way: WayIn;
  isRecovery?: boolean;
  onSignedIn: (result: SignedIn) => Promise<void>;
  children?: ReactNode;
}

function CodeForm({ way, isRecovery = false, onSignedIn, children }: CodeFormProps) {
  const form = useForm<{ totpCode: string }>({
    send: async ({ totpCode }) => onSignedIn(await way.signIn(totpCode)),
  });
  const page = useRef<HTMLFormElement>(null);
  const { submission } = form;
  // At the start, and after a wrong code.
  useEffect(() => {
    if (submission.stage !== 'idle' && submission.stage !== 'failed') return;
    const field = page.current?.elements.namedItem('totpCode');
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [submission.stage]);
  return (
    <PageForm
      {...{ ref: page, form }}
      submit={signInTexts.title}
      busyText={signInTexts.busy}
      w="full"
      below={children}
    >
      <CodeField
        {...(isRecovery && {
          label: messages.recoveryCode,
          inputMode: 'text' as const,
          autoComplete: 'off',
          placeholder: 'XXXX-XXXX-XXXX-XXXX',
        })}
        {...form.field('totpCode')}
      />
    </PageForm>
  );
}

export function PasswordTwoFactor({ draft, ...props }: Omit<TwoFactorProps, 'way'> & { draft: SignInDraft }) {
  const [way] = useState({
    signIn: (totpCode: string) => signIn(draft, totpCode),
    setUp: () => call(setUpAtSignIn, { body: credentialsOf(draft) }),
    enter,
  });
  return <TwoFactorPage {...props} way={way} />;
}
