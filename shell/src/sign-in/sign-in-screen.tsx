import { useSearchParams } from '@hawiyat/shared/router';
import { $sessionEnd } from '@hawiyat/shared/state';
import { Alert, type LazyPart, Link, lazyPart } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $rememberedIdentifier } from './remembered-identifier.ts';
import type { SignInDraft, TypedAccount } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { TwoFactorStep } from './two-factor-step.ts';
import { VisitorPage } from './visitor-page.tsx';

const height = '100dvh';
const loadForgotten = () => import(/* webpackChunkName: "visitors" */ './forgotten.tsx');

/** By the address's `forgot` or `by`. */
const otherWays: Readonly<
  Record<string, LazyPart<{ typed: TypedAccount; onType: (typed: TypedAccount) => void }>>
> = {
  link: lazyPart(async () => (await loadForgotten()).AskSignInLink, { height }),
  password: lazyPart(async () => (await loadForgotten()).ForgottenPassword, { height }),
  identifier: lazyPart(async () => (await loadForgotten()).ForgottenIdentifier, { height }),
};

const LazyTwoFactor = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "visitors" */ './password-two-factor.tsx')).PasswordTwoFactor,
  { height },
);

/** Shown at /signin, and at any panel address without a session. */
export function SignIn() {
  const ended = useStore($sessionEnd);
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState({ domain: $rememberedIdentifier.get() ?? '', email: '', password: '' });
  const [step, setStep] = useState<{ readonly step: TwoFactorStep; readonly draft: SignInDraft } | null>(
    null,
  );
  const [query] = useSearchParams();
  const way = query.get('forgot') ?? query.get('by') ?? '';
  const OtherWay = otherWays[way];
  const onType = (account: TypedAccount) => setTyped((last) => ({ ...last, ...account }));
  if (OtherWay) return <OtherWay typed={typed} onType={onType} />;
  if (step) return <LazyTwoFactor {...step} onBack={() => setStep(null)} />;
  return (
    <VisitorPage
      title="تسجيل الدخول"
      about="أدخل بيانات مسؤول الشركة للدخول إلى لوحة التحكم."
      isNext={isTried}
      notice={
        ended &&
        !isTried && (
          <Alert status={ended === 'signed-out' ? 'success' : 'info'}>
            {ended === 'signed-out' ? 'تم تسجيل الخروج' : 'انتهت جلستك. يرجى تسجيل الدخول مرة أخرى.'}
          </Alert>
        )
      }
      footer={<Link to="/signup">ليس لديك حساب؟ سجّل شركتك</Link>}
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
