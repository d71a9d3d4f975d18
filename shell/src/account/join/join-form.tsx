import { CallError, call } from '@hawiyat/shared/client';
import { join as joinCall, joining, type openInvite } from '@hawiyat/shared/contract/account/join';
import type { Answer } from '@hawiyat/shared/contract/core/endpoint';
import { useNavigate } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { Alert } from '@hawiyat/shared/ui';
import { InputField, PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useStore } from '@nanostores/react';
import { Around } from '../../components/around.tsx';
import { forgetLinkToken } from '../../sign-in/link-token.ts';
import { enter } from '../../sign-in/sign-in.ts';
import { roleAbout } from '../../texts/roles.ts';
import { messages as visitors } from '../../texts/visitors.ts';
import { NewPasswordField } from '../security/new-password-field.tsx';

interface JoinFormProps {
  token: string;
  invite: Answer<typeof openInvite>;
  /** The person has joined, but must set up two-factor authentication at the first sign-in. */
  onTwoFactor: () => void;
}

const { join: messages } = visitors;

export function JoinForm({ token, invite, onTwoFactor }: JoinFormProps) {
  const navigate = useNavigate();
  const present = useStore($session)?.user;
  const form = useForm<{ name: string; password: string }>({
    schema: joining,
    defaults: { name: invite.name },
    send: async (draft) => {
      try {
        const { token: ownToken, adminUser } = await call(joinCall, { body: { token, ...draft } });
        forgetLinkToken();
        await enter({ token: ownToken, user: adminUser });
        navigate('/dashboard', { replace: true });
      } catch (error) {
        if (!(error instanceof CallError && error.code === 'two-factor-setup')) throw error;
        forgetLinkToken();
        onTwoFactor();
      }
    },
  });
  const about = Object.hasOwn(roleAbout, invite.role) ? roleAbout[invite.role] : undefined;
  return (
    <PageForm form={form} {...messages.submit} w="full">
      {present && (
        <Alert status="info">
          <Around {...messages.present}>
            <bdi>{present.name}</bdi>
          </Around>
        </Alert>
      )}
      {about && <Alert status="info">{about}</Alert>}
      <InputField label={messages.name} required autoComplete="name" {...form.register('name')} />
      <InputField {...messages.identifier} dir="ltr" value={invite.company.identifier} readOnly />
      <InputField label={messages.email} type="email" autoComplete="username" value={invite.email} readOnly />
      <NewPasswordField label={messages.password} {...form.register('password')} />
    </PageForm>
  );
}
