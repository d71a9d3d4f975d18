import { call } from '@hawiyat/shared/client';
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from '@hawiyat/shared/contract/account/account-security';
import { day } from '@hawiyat/shared/locale/dates';
import { pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { Alert, Badge, Button, Stack, Text } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import type { EnrollmentProps } from '../../sign-in/two-factor/enrollment.tsx';
import { CodeField, Enrollment, RecoveryCodes } from '../../sign-in/two-factor/enrollment.tsx';
import { messages as actions } from '../../texts/actions.ts';
import { messages } from '../../texts/security.ts';
import { TitledCard } from '../components/titled-card.tsx';
import { PasswordProof, type Proof } from './password-proof.tsx';
import { $security, type SecurityProps } from './security.ts';

type Stage =
  | { readonly at: 'rest' | 'begin' | 'renew' | 'remove' }
  | { readonly at: 'enroll'; readonly enrollment: EnrollmentProps }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export function TwoFactor({ security }: SecurityProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const rest = () => setStage({ at: 'rest' });
  const { twoFactorSince: since, recoveryCodesLeft: left, requiredByCompany } = security;
  const showCodes = async (codes: readonly string[]) => {
    await $security.fetch();
    setStage({ at: 'codes', codes });
  };
  const proven = {
    begin: async (body: Proof) =>
      setStage({ at: 'enroll', enrollment: await call(beginTwoFactor, { body }) }),
    renew: async (body: Proof) => showCodes((await call(renewRecoveryCodes, { body })).recoveryCodes),
    remove: async (body: Proof) => {
      await call(removeTwoFactor, { body });
      await $security.fetch();
      rest();
    },
  };
  return (
    <TitledCard {...messages.twoFactor} stage={stage.at}>
      {stage.at === 'codes' ? (
        <RecoveryCodes codes={stage.codes} done={messages.codesKept} onDone={rest} />
      ) : stage.at === 'enroll' ? (
        <Confirm enrollment={stage.enrollment} onConfirmed={showCodes} onCancel={rest} />
      ) : stage.at !== 'rest' ? (
        <PasswordProof
          submit={messages[stage.at]}
          danger={stage.at === 'remove'}
          send={proven[stage.at]}
          onCancel={rest}
        />
      ) : since === null ? (
        <Button alignSelf="start" onClick={() => setStage({ at: 'begin' })}>
          {messages.turnOn}
        </Button>
      ) : (
        <Stack gap="4">
          <Text>
            <Badge colorPalette="success">{messages.isOn}</Badge>{' '}
            {messages.since(day(since), pluralizeInline(left, messages.recoveryCode))}
          </Text>
          {left < 3 && <Alert status="warning">{messages.fewCodes}</Alert>}
          <Stack direction="row" flexWrap="wrap" gap="2">
            <Button variant="outline" onClick={() => setStage({ at: 'renew' })}>
              {messages.newCodes}
            </Button>
            {!requiredByCompany && (
              <Button variant="ghost" colorPalette="danger" onClick={() => setStage({ at: 'remove' })}>
                {messages.remove}
              </Button>
            )}
          </Stack>
          {requiredByCompany && <Text color="fg.muted">{messages.required}</Text>}
        </Stack>
      )}
    </TitledCard>
  );
}

interface ConfirmProps {
  enrollment: EnrollmentProps;
  onConfirmed: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

function Confirm({ enrollment, onConfirmed, onCancel }: ConfirmProps) {
  const form = useForm<{ totpCode: string }>({
    schema: confirmTwoFactor.body,
    send: async (body) => onConfirmed((await call(confirmTwoFactor, { body })).recoveryCodes),
  });
  return (
    <PageForm
      form={form}
      {...messages.confirm}
      maxW="md"
      isSaidAtField={form.error('totpCode') !== undefined}
      actions={
        <Button variant="outline" onClick={onCancel} disabled={form.busy}>
          {actions.cancel}
        </Button>
      }
    >
      <Enrollment {...enrollment} />
      <CodeField {...form.register('totpCode')} />
    </PageForm>
  );
}
