import { CallError, call } from '@hawiyat/shared/client';
import { linkToken } from '@hawiyat/shared/contract/account/link-token';
import {
  setUpByLink,
  signInByLink as signInByLinkCall,
  signInLinkMinutes,
} from '@hawiyat/shared/contract/account/sign-in-link';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { useNavigate } from '@hawiyat/shared/router';
import { Alert, Button, Link, LinkButton, LoadingState, Skeleton, Stack } from '@hawiyat/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { enter } from './sign-in.ts';
import { TwoFactorPage, type WayIn } from './two-factor.tsx';
import { type TwoFactorStep, twoFactorStepOf } from './two-factor-step.ts';
import { VisitorPage } from './visitor-page.tsx';

type Opened =
  | { readonly stage: 'busy' }
  | { readonly stage: 'two-factor'; readonly step: TwoFactorStep }
  | { readonly stage: 'failed'; readonly message: string; readonly code: string | undefined };

const lifetime = pluralizeGenitive(signInLinkMinutes, 'minute');
const incomplete = {
  stage: 'failed',
  message: 'هذا الرابط غير مكتمل. افتحه كاملًا من الرسالة.',
  code: 'link-over',
} as const;

/** Failures after which the link is useless; others may pass. */
const refusals: Readonly<Record<string, { readonly title: string; readonly about: string }>> = {
  'link-over': {
    title: 'الرابط غير صالح',
    about: `يصلح رابط الدخول لمدة ${lifetime} ولمرة واحدة.`,
  },
  'link-elsewhere': {
    title: 'الرابط لمتصفح آخر',
    about: 'يعمل رابط الدخول في المتصفح الذي طُلب منه وحده.',
  },
};

/** The token is in the fragment, which no server log has. */
export function SignInLink() {
  const navigate = useNavigate();
  const [token] = useState(() => linkToken(location.hash));
  const [opened, setOpened] = useState<Opened>(token ? { stage: 'busy' } : incomplete);
  const [way] = useState<WayIn>(() => ({
    signIn: (totpCode) => signInByLink(token, totpCode),
    setUp: () => call(setUpByLink, { body: { token } }),
    enter: async (session) => {
      // The used token leaves the history.
      history.replaceState(history.state, '', location.pathname);
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
      <VisitorPage title="تسجيل الدخول" about="جاري فتح رابط الدخول..." footer={null}>
        <LoadingState label="جاري فتح رابط الدخول...">
          <Skeleton h="11" />
        </LoadingState>
      </VisitorPage>
    );
  const refusal = refusals[opened.code ?? ''];
  return (
    <VisitorPage
      key="failed"
      isNext
      title={refusal?.title ?? 'تعذّر تسجيل الدخول'}
      about={refusal?.about ?? `يصلح رابط الدخول لمدة ${lifetime}.`}
      footer={<Link to="/signin">العودة إلى تسجيل الدخول</Link>}
    >
      <Stack gap="5">
        <Alert status="error">{opened.message}</Alert>
        {refusal ? (
          <LinkButton to="/signin?by=link">طلب رابط جديد</LinkButton>
        ) : (
          <Button w="full" onClick={() => void open()}>
            إعادة المحاولة
          </Button>
        )}
      </Stack>
    </VisitorPage>
  );
}

async function signInByLink(token: string, totpCode?: string) {
  const body = { token, ...(totpCode !== undefined && { totpCode }) };
  const { token: session, adminUser, recoveryCodes } = await call(signInByLinkCall, { body });
  return { session: { token: session, user: adminUser }, recoveryCodes };
}
