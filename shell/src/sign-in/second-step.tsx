import { CallError, call } from '@hawiyat/shared/client';
import { setUpAtSignIn } from '@hawiyat/shared/contract/second-step-setup';
import type { Session } from '@hawiyat/shared/state';
import { Alert, Button, ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { CodeField } from '../account/second-step/code-field.tsx';
import { Enrollment, type EnrollmentProps } from '../account/second-step/enrollment.tsx';
import { RecoveryCodes } from '../account/second-step/recovery-codes.tsx';
import { credentialsOf, enter, type SignInDraft, signIn } from './sign-in.ts';
import { VisitorPage } from './visitor-page.tsx';

export interface StepProps {
  /** What was right. */
  draft: SignInDraft;
  onBack: () => void;
}

const back = (onBack: () => void) => (
  <Button variant="ghost" onClick={onBack}>
    العودة إلى تسجيل الدخول
  </Button>
);

/** Asks for a code of the authenticator app, or a recovery code. */
export function CodeStep({ draft, onBack }: StepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <VisitorPage
      title="التحقق بخطوتين"
      about={
        isRecovery
          ? 'أدخل أحد رموز الاسترداد التي حفظتها. كل رمز صالح لمرة واحدة.'
          : 'أدخل الرمز الظاهر الآن في تطبيق المصادقة على هاتفك.'
      }
      footer={back(onBack)}
    >
      <CodeForm
        key={String(isRecovery)}
        draft={draft}
        isRecovery={isRecovery}
        onSignedIn={async ({ session }) => enter(session)}
      >
        <Button variant="ghost" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'استخدام تطبيق المصادقة' : 'استخدام رمز استرداد'}
        </Button>
      </CodeForm>
    </VisitorPage>
  );
}

/** The company demands a second step, and this person has none: it is set up before anything else. */
export function SetupStep({ draft, onBack }: StepProps) {
  const [enrollment, setEnrollment] = useState<EnrollmentProps | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  const begin = useCallback(() => {
    setFailure(null);
    call(setUpAtSignIn, { body: credentialsOf(draft) }).then(setEnrollment, (error: unknown) => {
      console.warn(error);
      setFailure(error instanceof CallError ? error.message : 'حدث خطأ ما');
    });
  }, [draft]);
  useEffect(begin, [begin]);
  if (signedIn?.recoveryCodes)
    return (
      <VisitorPage key="codes" isNext title="رموز الاسترداد" about="فُعّل التحقق بخطوتين لحسابك." footer={null}>
        <RecoveryCodes
          codes={signedIn.recoveryCodes}
          done="حفظتها، متابعة"
          onDone={() => void enter(signedIn.session)}
        />
      </VisitorPage>
    );
  return (
    <VisitorPage
      isNext
      title="إعداد التحقق بخطوتين"
      about="تشترط شركتك التحقق بخطوتين على جميع مستخدميها."
      footer={back(onBack)}
    >
      {failure !== null ? (
        <ErrorState title="تعذّر البدء" message={failure} onRetry={begin} />
      ) : enrollment === null ? (
        <LoadingState label="جاري التحميل...">
          <Skeleton h="64" borderRadius="lg" />
        </LoadingState>
      ) : (
        <Stack gap="5">
          <Enrollment {...enrollment} />
          <CodeForm
            draft={draft}
            onSignedIn={async (result) =>
              result.recoveryCodes ? setSignedIn(result) : enter(result.session)
            }
          />
        </Stack>
      )}
    </VisitorPage>
  );
}

interface SignedIn {
  readonly session: Session;
  readonly recoveryCodes?: string[] | undefined;
}

interface CodeFormProps {
  draft: SignInDraft;
  isRecovery?: boolean;
  onSignedIn: (result: SignedIn) => Promise<void>;
  children?: ReactNode;
}

function CodeForm({ draft, isRecovery = false, onSignedIn, children }: CodeFormProps) {
  const form = useForm<{ totpCode: string }, { totpCode: string }>({
    send: async ({ totpCode }) => onSignedIn(await signIn(draft, totpCode)),
    onDone: () => {},
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
    <form ref={page} onSubmit={form.onSubmit} noValidate>
      <Stack gap="5">
        {submission.stage === 'failed' && <Alert status="error">{submission.message}</Alert>}
        <CodeField
          {...(isRecovery && {
            label: 'رمز الاسترداد',
            inputMode: 'text' as const,
            autoComplete: 'off',
            placeholder: 'XXXX-XXXX-XXXX-XXXX',
          })}
          {...form.field('totpCode')}
        />
        <Button type="submit" w="full" loading={form.busy} loadingText="جاري المعالجة...">
          تسجيل الدخول
        </Button>
        {children}
      </Stack>
    </form>
  );
}
