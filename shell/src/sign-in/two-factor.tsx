import { CallError } from '@hawiyat/shared/client';
import type { Session } from '@hawiyat/shared/state';
import { Button, ErrorState, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { CodeField } from './two-factor/code-field.tsx';
import { Enrollment, type EnrollmentProps } from './two-factor/enrollment.tsx';
import { RecoveryCodes } from './two-factor/recovery-codes.tsx';
import type { TwoFactorStep } from './two-factor-step.ts';
import { VisitorPage } from './visitor-page.tsx';

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

interface StepProps {
  /** Must keep its identity. */
  way: WayIn;
  onBack: () => void;
}

export const TwoFactorPage = ({ step, ...props }: StepProps & { step: TwoFactorStep }) =>
  step === 'two-factor' ? <CodeStep {...props} /> : <SetupStep {...props} />;

const backButton = (onBack: () => void) => (
  <Button variant="ghost" onClick={onBack}>
    العودة إلى تسجيل الدخول
  </Button>
);

function CodeStep({ way, onBack }: StepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <VisitorPage
      title="التحقق بخطوتين"
      about={
        isRecovery
          ? 'أدخل أحد رموز الاسترداد التي حفظتها. كل رمز صالح لمرة واحدة.'
          : 'أدخل الرمز الظاهر الآن في تطبيق المصادقة على هاتفك.'
      }
      footer={backButton(onBack)}
    >
      <CodeForm
        key={String(isRecovery)}
        way={way}
        isRecovery={isRecovery}
        onSignedIn={({ session }) => way.enter(session)}
      >
        <Button variant="ghost" onClick={() => setRecovery(!isRecovery)}>
          {isRecovery ? 'استخدام تطبيق المصادقة' : 'استخدام رمز استرداد'}
        </Button>
      </CodeForm>
    </VisitorPage>
  );
}

/** The company demands two-factor authentication that this person has not set up. */
function SetupStep({ way, onBack }: StepProps) {
  const [enrollment, setEnrollment] = useState<EnrollmentProps | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [signedIn, setSignedIn] = useState<SignedIn | null>(null);
  const begin = useCallback(() => {
    setFailure(null);
    way.setUp().then(setEnrollment, (error: unknown) => {
      console.warn(error);
      setFailure(error instanceof CallError ? error.message : 'حدث خطأ ما');
    });
  }, [way]);
  useEffect(begin, [begin]);
  if (signedIn?.recoveryCodes)
    return (
      <VisitorPage key="codes" isNext title="رموز الاسترداد" about="فُعّل التحقق بخطوتين لحسابك." footer={null}>
        <RecoveryCodes
          codes={signedIn.recoveryCodes}
          done="حفظتها، متابعة"
          onDone={() => void way.enter(signedIn.session)}
        />
      </VisitorPage>
    );
  return (
    <VisitorPage
      isNext
      title="إعداد التحقق بخطوتين"
      about="تشترط شركتك التحقق بخطوتين على جميع مستخدميها."
      footer={backButton(onBack)}
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
            way={way}
            onSignedIn={async (result) =>
              result.recoveryCodes ? setSignedIn(result) : way.enter(result.session)
            }
          />
        </Stack>
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
  const form = useForm<{ totpCode: string }, { totpCode: string }>({
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
      submit="تسجيل الدخول"
      busyText="جاري المعالجة..."
      w="full"
      below={children}
    >
      <CodeField
        {...(isRecovery && {
          label: 'رمز الاسترداد',
          inputMode: 'text' as const,
          autoComplete: 'off',
          placeholder: 'XXXX-XXXX-XXXX-XXXX',
        })}
        {...form.field('totpCode')}
      />
    </PageForm>
  );
}
