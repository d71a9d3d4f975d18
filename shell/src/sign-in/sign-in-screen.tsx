import { useSearchParams } from '@hawiyat/shared/router';
import { $sessionEnd } from '@hawiyat/shared/state';
import { Alert, Link } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type ComponentType, useState } from 'react';
import { LoadedPage } from '../components/loaded-page.tsx';
import type { SecondStep } from './second-step-of.ts';
import type { SignInDraft } from './sign-in.ts';
import { SignInForm } from './sign-in-form.tsx';
import { VisitorPage } from './visitor-page.tsx';

type ScreenLoader = () => Promise<ComponentType>;

/** By what the address asks for. */
const otherWays: Readonly<Record<string, ScreenLoader>> = {
  link: async () => (await import(/* webpackChunkName: "visitors" */ './forgotten.tsx')).AskSignInLink,
  password: async () =>
    (await import(/* webpackChunkName: "visitors" */ './forgotten.tsx')).ForgottenPassword,
  identifier: async () =>
    (await import(/* webpackChunkName: "visitors" */ './forgotten.tsx')).ForgottenIdentifier,
};

async function loadStep(step: SecondStep, draft: SignInDraft, onBack: () => void) {
  const { PasswordSecondStep } = await import(
    /* webpackChunkName: "visitors" */ './password-second-step.tsx'
  );
  return () => <PasswordSecondStep step={step} draft={draft} onBack={onBack} />;
}

/** Shown at /signin, and at any panel address without a session. */
export function SignIn() {
  const ended = useStore($sessionEnd);
  const [isTried, setTried] = useState(false);
  const [typed, setTyped] = useState<SignInDraft | null>(null);
  const [step, setStep] = useState<{ readonly load: ScreenLoader } | null>(null);
  const [query] = useSearchParams();
  const way = query.get('forgot') ?? query.get('by') ?? '';
  const load = otherWays[way];
  if (load) return <LoadedPage key={way} load={load} />;
  if (step) return <LoadedPage load={step.load} />;
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
        onSend={() => setTried(true)}
        onSecondStep={(next, draft) => {
          setTyped(draft);
          setStep({ load: () => loadStep(next, draft, () => setStep(null)) });
        }}
      />
    </VisitorPage>
  );
}
