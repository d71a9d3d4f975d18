import { CallError, call } from '@hawiyat/shared/client';
import { resetPassword } from '@hawiyat/shared/contract/account/account-recovery';
import { newPassword } from '@hawiyat/shared/contract/account/new-password';
import * as z from '@hawiyat/shared/contract/core/schema';
import { Alert, LinkButton } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { forgetLinkToken, useLinkToken } from '../../sign-in/link-token.ts';
import { VisitorPage } from '../../sign-in/visitor-page.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages as signIn } from '../../texts/sign-in.ts';
import { messages as visitors } from '../../texts/visitors.ts';
import { NewPasswordField } from '../security/new-password-field.tsx';

const { reset: messages } = visitors;

export function ResetPassword() {
  const token = useLinkToken();
  const [isOver, setOver] = useState(!token);
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useForm<{ password: string }>({
    schema: z.object({ password: newPassword }),
    send: async ({ password }) => {
      try {
        const { message } = await call(resetPassword, { body: { token, password } });
        forgetLinkToken();
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
      <VisitorPage key="done" isNext {...messages.done} footer={null}>
        <Alert status="success">{answer}</Alert>
        <LinkButton to="/signin">{signIn.title}</LinkButton>
      </VisitorPage>
    );
  if (isOver)
    return (
      <VisitorPage key="over" isNext={submission.stage === 'failed'} {...messages.over}>
        <Alert status="error">
          {submission.stage === 'failed' ? submission.message : visitors.incompleteLink}
        </Alert>
        <LinkButton to="/signin?forgot=password">{visitors.newLink}</LinkButton>
      </VisitorPage>
    );
  return (
    <VisitorPage {...messages.form}>
      <PageForm form={form} submit={messages.submit} busyText={actions.saving} w="full">
        <NewPasswordField {...form.register('password')} />
      </PageForm>
    </VisitorPage>
  );
}
