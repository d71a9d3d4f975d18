import { CallError, call } from '@hawiyat/shared/client';
import { join as joinCall, joining, type openInvite } from '@hawiyat/shared/contract/account/join';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { useNavigate } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { Alert } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { enter } from '../../sign-in/sign-in.ts';
import { roleAbout } from '../people/role-texts.ts';
import { NewPasswordField } from '../security/new-password-field.tsx';

interface Draft {
  name: string;
  password: string;
}

export interface JoinFormProps {
  token: string;
  invite: Answer<typeof openInvite>;
  /** The person has joined, but must set up two-factor authentication at the first sign-in. */
  onTwoFactor: () => void;
}

export function JoinForm({ token, invite, onTwoFactor }: JoinFormProps) {
  const navigate = useNavigate();
  const present = useStore($session)?.user;
  const form = useForm<Draft, Draft>({
    schema: joining,
    defaults: { name: invite.name },
    send: async (draft) => {
      try {
        const { token: ownToken, adminUser } = await call(joinCall, { body: { token, ...draft } });
        // The used token leaves the history.
        history.replaceState(history.state, '', location.pathname);
        await enter({ token: ownToken, user: adminUser });
        navigate('/dashboard', { replace: true });
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'two-factor-setup')) throw error;
        history.replaceState(history.state, '', location.pathname);
        onTwoFactor();
      }
    },
  });
  const about = Object.hasOwn(roleAbout, invite.role) ? roleAbout[invite.role] : undefined;
  return (
    <PageForm form={form} submit="قبول الدعوة والدخول" busyText="جاري الانضمام..." w="full">
      {present && (
        <Alert status="info">
          أنت داخل الآن باسم <bdi>{present.name}</bdi>. بعد القبول يخرج هذا الحساب من هذا المتصفح.
        </Alert>
      )}
      {about && <Alert status="info">{about}</Alert>}
      <InputField label="اسمك" required autoComplete="name" {...form.register('name')} />
      <InputField
        label="معرّف المنشأة"
        hint="احتفظ به: تدخل به لاحقًا مع بريدك وكلمة المرور."
        dir="ltr"
        value={invite.company.identifier}
        readOnly
      />
      <InputField
        label="البريد الإلكتروني"
        type="email"
        autoComplete="username"
        value={invite.email}
        readOnly
      />
      <NewPasswordField label="كلمة المرور" {...form.register('password')} />
    </PageForm>
  );
}
