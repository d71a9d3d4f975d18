import { call } from '@hawiyat/shared/client';
import { forgotIdentifier, forgotPassword } from '@hawiyat/shared/contract/account/account-recovery';
import { askSignInLink, signInLinkMinutes } from '@hawiyat/shared/contract/account/sign-in-link';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { Alert, Box, Link } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { TypedAccount } from './sign-in.ts';
import { VisitorPage } from './visitor-page.tsx';

const backToSignIn = <Link to="/signin">العودة إلى تسجيل الدخول</Link>;

interface ForgottenProps {
  /** At the screens before: a person who has typed an address once does not type it again. */
  typed: TypedAccount;
  onType: (typed: TypedAccount) => void;
}

export const ForgottenPassword = (props: ForgottenProps) => (
  <AskForLink
    {...props}
    endpoint={forgotPassword}
    title="نسيت كلمة المرور؟"
    about="أدخل معرّف منشأتك وبريدك المسجّل، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة."
    sent="الرابط صالح لمدة 30 دقيقة، وما وصلك قبله يبقى صالحًا حتى تنتهي مدته. إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه."
  />
);

export const AskSignInLink = (props: ForgottenProps) => (
  <AskForLink
    {...props}
    endpoint={askSignInLink}
    title="الدخول برابط من بريدك"
    about="أدخل معرّف منشأتك وبريدك المسجّل، وسنرسل إليك رابطًا تسجّل به الدخول دون كلمة المرور."
    sent={`افتح الرابط في هذا المتصفح خلال ${pluralizeGenitive(signInLinkMinutes, 'minute')}. إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه.`}
  />
);

interface AskForLinkProps extends ForgottenProps {
  endpoint: typeof forgotPassword | typeof askSignInLink;
  title: string;
  about: string;
  sent: string;
}

function AskForLink({ endpoint, title, about, sent, typed, onType }: AskForLinkProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<TypedAccount, TypedAccount>({
    schema: endpoint.body,
    defaults: { domain: typed.domain, email: typed.email },
    send: async (body) => setAnswer((await call(endpoint, { body })).message),
  });
  return (
    <VisitorPage isNext title={title} about={about} footer={backToSignIn}>
      {answer === null ? (
        <PageForm
          form={form}
          submit="إرسال الرابط"
          busyText="جاري الإرسال..."
          w="full"
          onChange={() => onType({ domain: form.value('domain') ?? '', email: form.value('email') ?? '' })}
        >
          <InputField
            label="معرّف المنشأة"
            required
            dir="ltr"
            inputMode="numeric"
            autoComplete="on"
            placeholder="الرقم المكوّن من 10 أرقام"
            {...form.register('domain')}
          />
          <EmailField {...form.register('email')} />
          <Link to="/signin?forgot=identifier" fontSize="sm" alignSelf="start">
            نسيت معرّف المنشأة؟
          </Link>
        </PageForm>
      ) : (
        <Sent message={answer}>{sent}</Sent>
      )}
    </VisitorPage>
  );
}

export function ForgottenIdentifier({ typed, onType }: ForgottenProps) {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<Pick<TypedAccount, 'email'>, Pick<TypedAccount, 'email'>>({
    schema: forgotIdentifier.body,
    defaults: { email: typed.email },
    send: async (body) => setAnswer((await call(forgotIdentifier, { body })).message),
  });
  return (
    <VisitorPage
      isNext
      title="نسيت معرّف المنشأة؟"
      about="أدخل بريدك المسجّل، وسنرسل إليه معرّف منشأتك."
      footer={backToSignIn}
    >
      {answer === null ? (
        <PageForm
          form={form}
          submit="إرسال المعرّف"
          busyText="جاري الإرسال..."
          w="full"
          onChange={() => onType({ ...typed, email: form.value('email') ?? '' })}
        >
          <EmailField {...form.register('email')} />
        </PageForm>
      ) : (
        <Sent message={answer}>إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه.</Sent>
      )}
    </VisitorPage>
  );
}

const EmailField = (wiring: ReturnType<ReturnType<typeof useForm>['register']>) => (
  <InputField
    label="البريد الإلكتروني المسجّل"
    required
    type="email"
    dir="ltr"
    autoComplete="username"
    placeholder="name@example.com"
    {...wiring}
  />
);

/** The same for every address: only the e-mail says whether an account exists. */
function Sent({ message, children }: { message: string; children: ReactNode }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Box ref={text} tabIndex={-1} outline="none">
      <Alert status="success" quiet>
        {message}
        <br />
        {children}
      </Alert>
    </Box>
  );
}
