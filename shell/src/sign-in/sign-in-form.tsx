import * as z from '@hawiyat/shared/contract/schema';
import { signIn as signInEndpoint } from '@hawiyat/shared/contract/session';
import { emailPattern, emailWrong } from '@hawiyat/shared/contract/text';
import { Alert, Button, Field, Input, PasswordInput, Stack } from '@hawiyat/shared/ui';
import { useForm } from '@hawiyat/shared/ui/forms';
import { type SignInDraft, signIn } from './sign-in.ts';

/** A missing value is a wrong credential, which the server says. */
const draft = z.object({
  ...signInEndpoint.body.shape,
  email: z.union([z.literal(''), z.string().check(z.regex(emailPattern, emailWrong))], emailWrong),
});

/** @param onSend called with every attempt */
export function SignInForm({ onSend }: { onSend: () => void }) {
  const form = useForm<SignInDraft, SignInDraft>({
    schema: draft,
    send: (typed) => {
      onSend();
      return signIn(typed);
    },
    // The session ends this screen.
    onDone: () => {},
  });
  return (
    // The browser's own validation speaks the browser's language.
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="5">
        {form.submission.stage === 'failed' && <Alert status="error">{form.submission.message}</Alert>}
        <Field
          label="معرّف المنشأة"
          required
          hint="وصلك بالبريد الإلكتروني عند قبول الطلب، وهو ليس رقم السجل التجاري."
        >
          <Input
            dir="ltr"
            inputMode="numeric"
            maxLength={64}
            placeholder="الرقم المكوّن من 10 أرقام"
            {...form.field('domain')}
          />
        </Field>
        <Field label="البريد الإلكتروني للمسؤول" required error={form.error('email')}>
          <Input
            type="email"
            dir="ltr"
            autoComplete="username"
            maxLength={254}
            placeholder="name@example.com"
            {...form.field('email')}
          />
        </Field>
        <Field label="كلمة المرور" required>
          <PasswordInput
            autoComplete="current-password"
            maxLength={1024}
            placeholder="أدخل كلمة المرور"
            {...form.field('password')}
          />
        </Field>
        <Button type="submit" w="full" loading={form.busy} loadingText="جاري المعالجة...">
          تسجيل الدخول
        </Button>
      </Stack>
    </form>
  );
}
