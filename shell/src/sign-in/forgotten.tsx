import { call } from '@hawiyat/shared/client';
import { forgotIdentifier, forgotPassword } from '@hawiyat/shared/contract/account/account-recovery';
import { askSignInLink, signInLinkMinutes } from '@hawiyat/shared/contract/account/sign-in-link';
import { pluralizeGenitive } from '@hawiyat/shared/locale/plurals';
import { Alert, Box, Link } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useEffect, useRef, useState } from 'react';
import type { TypedAccount } from './sign-in.ts';
import { VisitorPage } from './visitor-page.tsx';

interface ForgottenProps {
  /** At the screens before: a person who has typed an address once does not type it again. */
  typed: TypedAccount;
  onType: (typed: TypedAccount) => void;
}

export const ForgottenPassword = (props: ForgottenProps) => (
  <AskByEmail
    {...props}
    endpoint={forgotPassword}
    title="نسيت كلمة المرور؟"
    about="أدخل معرّف منشأتك وبريدك المسجّل، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة."
    submit="إرسال الرابط"
    sent="الرابط صالح لمدة 30 دقيقة، وما وصلك قبله يبقى صالحًا حتى تنتهي مدته. إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه."
  />
);

export const AskSignInLink = (props: ForgottenProps) => (
  <AskByEmail
    {...props}
    endpoint={askSignInLink}
    title="الدخول برابط من بريدك"
    about="أدخل معرّف منشأتك وبريدك المسجّل، وسنرسل إليك رابطًا تسجّل به الدخول دون كلمة المرور."
    submit="إرسال الرابط"
    sent={`افتح الرابط في هذا المتصفح خلال ${pluralizeGenitive(signInLinkMinutes, 'minute')}. إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه.`}
  />
);

export const ForgottenIdentifier = (props: ForgottenProps) => (
  <AskByEmail
    {...props}
    endpoint={forgotIdentifier}
    title="نسيت معرّف المنشأة؟"
    about="أدخل بريدك المسجّل، وسنرسل إليه معرّف منشأتك."
    submit="إرسال المعرّف"
    sent="إن لم تجد الرسالة فابحث في البريد غير المرغوب فيه."
  />
);

interface AskByEmailProps extends ForgottenProps {
  endpoint: typeof forgotPassword | typeof askSignInLink | typeof forgotIdentifier;
  title: string;
  about: string;
  submit: string;
  sent: string;
}

function AskByEmail({ endpoint, title, about, submit, sent, typed, onType }: AskByEmailProps) {
  const asksDomain = 'domain' in endpoint.body.shape;
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<TypedAccount, TypedAccount>({
    schema: endpoint.body as typeof forgotPassword.body,
    defaults: { domain: typed.domain, email: typed.email },
    send: async (body) => setAnswer((await call(endpoint as typeof forgotPassword, { body })).message),
  });
  return (
    <VisitorPage
      isNext
      title={title}
      about={about}
      footer={<Link to="/signin">العودة إلى تسجيل الدخول</Link>}
    >
      {answer === null ? (
        <PageForm
          form={form}
          submit={submit}
          busyText="جاري الإرسال..."
          w="full"
          onChange={() => onType({ domain: form.value('domain') ?? '', email: form.value('email') ?? '' })}
        >
          {asksDomain && (
            <InputField
              label="معرّف المنشأة"
              required
              inputMode="numeric"
              autoComplete="on"
              placeholder="الرقم المكوّن من 10 أرقام"
              {...form.register('domain')}
            />
          )}
          <InputField
            label="البريد الإلكتروني المسجّل"
            required
            type="email"
            autoComplete="username"
            placeholder="name@example.com"
            {...form.register('email')}
          />
          {asksDomain && (
            <Link to="/signin?forgot=identifier" fontSize="sm" alignSelf="start">
              نسيت معرّف المنشأة؟
            </Link>
          )}
        </PageForm>
      ) : (
        <Sent message={answer}>{sent}</Sent>
      )}
    </VisitorPage>
  );
}

/** The same for every address: only the e-mail says whether an account exists. */
function Sent({ message, children }: { message: string; children: string }) {
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
