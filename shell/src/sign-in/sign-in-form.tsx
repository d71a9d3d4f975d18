import { Banner, Button, Field, PasswordInput, Stack, TextInput } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import { $signingIn, clearSignIn, signIn } from './sign-in-store.ts';

/** Values stay in the inputs, so a rejected sign-in loses nothing. */
export function SignInForm() {
  const signingIn = useStore($signingIn);
  const [emailError, setEmailError] = useState<string>();

  useEffect(() => clearSignIn, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const email = form.elements.namedItem('email');
    if (email instanceof HTMLInputElement && email.validity.typeMismatch) {
      setEmailError('صيغة البريد الإلكتروني غير صحيحة');
      email.focus();
      return;
    }
    const draft = new FormData(form);
    const text = (name: string) => String(draft.get(name) ?? '');
    signIn({ domain: text('domain'), email: text('email'), password: text('password') });
  };
  return (
    // The browser's own validation speaks the browser's language.
    <form onSubmit={submit} onInput={clearSignIn} noValidate>
      <Stack gap="5">
        {signingIn.stage === 'failed' && <Banner tone="danger">{signingIn.message}</Banner>}
        <Field label="معرّف المنشأة" hint="وصلك بالبريد الإلكتروني عند قبول الطلب، وهو ليس رقم السجل التجاري.">
          <TextInput
            name="domain"
            dir="ltr"
            inputMode="numeric"
            maxLength={64}
            placeholder="الرقم المكوّن من 10 أرقام"
          />
        </Field>
        <Field label="البريد الإلكتروني للمسؤول" error={emailError}>
          <TextInput
            name="email"
            type="email"
            dir="ltr"
            autoComplete="username"
            maxLength={254}
            placeholder="name@example.com"
            onInput={() => setEmailError(undefined)}
          />
        </Field>
        <Field label="كلمة المرور">
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={1024}
            placeholder="أدخل كلمة المرور"
          />
        </Field>
        <Button type="submit" w="full" busy={signingIn.stage === 'busy'} busyText="جاري المعالجة...">
          تسجيل الدخول
        </Button>
      </Stack>
    </form>
  );
}
