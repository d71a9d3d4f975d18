import { CallError, call } from '@hawiyat/shared/client';
import { resetPassword } from '@hawiyat/shared/contract/account/account-recovery';
import { linkToken } from '@hawiyat/shared/contract/account/link-token';
import { newPassword } from '@hawiyat/shared/contract/account/new-password';
import * as z from '@hawiyat/shared/contract/core/schema';
import { Alert, Link, LinkButton, Stack } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { VisitorPage } from '../../sign-in/visitor-page.tsx';
import { NewPasswordField } from '../security/new-password-field.tsx';

interface Draft {
  password: string;
}

const signInLink = <Link to="/signin">العودة إلى تسجيل الدخول</Link>;

/** The token is in the fragment, which no server log has. */
export function ResetPassword() {
  const [token] = useState(() => linkToken(location.hash));
  const [isOver, setOver] = useState(!token);
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<Draft, Draft>({
    schema: z.object({ password: newPassword }),
    send: async ({ password }) => {
      try {
        const { message } = await call(resetPassword, { body: { token, password } });
        // The used token leaves the history.
        history.replaceState(history.state, '', location.pathname);
        setAnswer(message);
      } catch (error) {
        if (error instanceof CallError && error.code === 'link-over') setOver(true);
        throw error;
      }
    },
  });
  const { submission } = form;
  if (answer !== null)
    return (
      <VisitorPage
        key="done"
        isNext
        title="تم تعيين كلمة المرور"
        about="انتهت جميع جلساتك السابقة."
        footer={null}
      >
        <Stack gap="5">
          <Alert status="success">{answer}</Alert>
          <LinkButton to="/signin">تسجيل الدخول</LinkButton>
        </Stack>
      </VisitorPage>
    );
  if (isOver)
    return (
      <VisitorPage
        key="over"
        isNext={submission.stage === 'failed'}
        title="الرابط غير صالح"
        about="يصلح رابط تعيين كلمة المرور لمدة 30 دقيقة ولمرة واحدة، واستخدامه يلغي ما سواه."
        footer={signInLink}
      >
        <Stack gap="5">
          <Alert status="error">
            {submission.stage === 'failed'
              ? submission.message
              : 'هذا الرابط غير مكتمل. افتحه كاملًا من الرسالة.'}
          </Alert>
          <LinkButton to="/signin?forgot=password">طلب رابط جديد</LinkButton>
        </Stack>
      </VisitorPage>
    );
  return (
    <VisitorPage
      title="تعيين كلمة مرور جديدة"
      about="بعد التعيين تنتهي جميع جلساتك، وتسجّل الدخول بكلمة المرور الجديدة."
      footer={signInLink}
    >
      <PageForm form={form} submit="تعيين كلمة المرور" busyText="جاري الحفظ..." w="full">
        <NewPasswordField {...form.register('password')} />
      </PageForm>
    </VisitorPage>
  );
}
