import { call } from '@hawiyat/shared/client';
import { changePassword, requireTwoFactor } from '@hawiyat/shared/contract/account/account-security';
import { $session, mayI } from '@hawiyat/shared/state';
import { Alert, Button, Stack, Text } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { LoadingBox } from '../../components/loading-box.tsx';
import { QueryAnswer } from '../../components/query-answer.tsx';
import { PasswordField } from '../../sign-in/credential-fields.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/security.ts';
import { TitledCard } from '../components/titled-card.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { PasswordProof } from './password-proof.tsx';
import { $security, type SecurityProps } from './security.ts';
import { TwoFactor } from './two-factor.tsx';

export const SecurityPage = () => (
  <Stack gap="5" maxW="2xl">
    <OwnPassword />
    <QueryAnswer
      query={$security}
      failed={messages.failed}
      placeholder={<LoadingBox h="40" borderRadius="xl" />}
    >
      {(security) => (
        <>
          <TwoFactor security={security} />
          {mayI('change-company') && <CompanyRule security={security} />}
        </>
      )}
    </QueryAnswer>
  </Stack>
);

/** A saved form is mounted again, so that it is empty. */
function OwnPassword() {
  const [saved, setSaved] = useState(0);
  return (
    <TitledCard {...messages.password} stage={String(saved)}>
      <PasswordForm key={saved} isSaved={saved > 0} onSaved={() => setSaved(saved + 1)} />
    </TitledCard>
  );
}

function PasswordForm({ isSaved, onSaved }: { isSaved: boolean; onSaved: () => void }) {
  const form = useForm<{ currentPassword: string; password: string }>({
    schema: changePassword.body,
    send: async (body) => {
      await call(changePassword, { body });
      onSaved();
    },
  });
  return (
    <PageForm form={form} submit={messages.changePassword} busyText={actions.saving} maxW="md">
      {isSaved && form.submission.stage === 'idle' && !form.dirty && (
        <Alert status="success">{messages.passwordChanged}</Alert>
      )}
      {/* Password managers learn whose password it is. */}
      <input type="email" autoComplete="username" value={$session.get()?.user.email ?? ''} readOnly hidden />
      <PasswordField label={messages.currentPassword} {...form.register('currentPassword')} />
      <NewPasswordField {...form.register('password')} />
    </PageForm>
  );
}

function CompanyRule({ security: { requiredByCompany, twoFactorSince } }: SecurityProps) {
  const { rule } = messages;
  const [isAsking, setAsking] = useState(false);
  const { about, submit } = requiredByCompany ? rule.on : rule.off;
  const isOwnMissing = !requiredByCompany && twoFactorSince === null;
  return (
    <TitledCard title={rule.title} stage={`${isAsking} ${requiredByCompany}`} about={about}>
      {isAsking ? (
        <PasswordProof
          submit={submit}
          send={async (body) => {
            await call(requireTwoFactor, { body: { ...body, required: !requiredByCompany } });
            await $security.fetch();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <>
          <Button alignSelf="start" variant="outline" disabled={isOwnMissing} onClick={() => setAsking(true)}>
            {submit}
          </Button>
          {isOwnMissing && (
            <Text mt="3" color="fg.muted" fontSize="sm">
              {rule.ownFirst}
            </Text>
          )}
        </>
      )}
    </TitledCard>
  );
}
