import { call } from '@hawiyat/shared/client';
import {
  beginTwoFactor,
  confirmTwoFactor,
  removeTwoFactor,
  renewRecoveryCodes,
} from '@hawiyat/shared/contract/account/account-security';
import { day } from '@hawiyat/shared/locale/dates';
import { noun, pluralizeInline } from '@hawiyat/shared/locale/plurals';
import { Alert, Badge, Button, Stack, Text } from '@hawiyat/shared/ui';
import { PageForm, useForm } from '@hawiyat/shared/ui/forms';
import { useState } from 'react';
import { CodeField } from '../../sign-in/two-factor/code-field.tsx';
import { Enrollment, type EnrollmentProps } from '../../sign-in/two-factor/enrollment.tsx';
import { RecoveryCodes } from '../../sign-in/two-factor/recovery-codes.tsx';
import { PasswordProof } from './password-proof.tsx';
import type { SecurityProps } from './security.ts';
import { SecurityPart } from './security-part.tsx';

const recoveryCode = noun('لا رموز | رمز واحد | رمزان | رمزين | رموز | رمزًا | رمز');

type Stage =
  | { readonly at: 'rest' | 'begin' | 'renew' | 'remove' }
  | { readonly at: 'enroll'; readonly enrollment: EnrollmentProps }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

export function TwoFactor({ security, onChange }: SecurityProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' });
  const rest = () => setStage({ at: 'rest' });
  const { twoFactorSince: since, recoveryCodesLeft: left, requiredByCompany } = security;
  const showCodes = async (codes: readonly string[]) => {
    await onChange();
    setStage({ at: 'codes', codes });
  };
  return (
    <SecurityPart
      title="التحقق بخطوتين"
      stage={stage.at}
      about="بعد كلمة المرور تُطلب منك أرقام من تطبيق المصادقة على هاتفك، فلا تكفي كلمة المرور وحدها لمن عرفها."
    >
      {stage.at === 'codes' ? (
        <RecoveryCodes codes={stage.codes} done="حفظتها" onDone={rest} />
      ) : stage.at === 'begin' ? (
        <PasswordProof
          submit="متابعة"
          send={async (body) => setStage({ at: 'enroll', enrollment: await call(beginTwoFactor, { body }) })}
          onCancel={rest}
        />
      ) : stage.at === 'enroll' ? (
        <Confirm enrollment={stage.enrollment} onConfirmed={showCodes} onCancel={rest} />
      ) : stage.at === 'renew' ? (
        <PasswordProof
          submit="إنشاء رموز جديدة"
          send={async (body) => showCodes((await call(renewRecoveryCodes, { body })).recoveryCodes)}
          onCancel={rest}
        />
      ) : stage.at === 'remove' ? (
        <PasswordProof
          danger
          submit="إلغاء التحقق بخطوتين"
          send={async (body) => {
            await call(removeTwoFactor, { body });
            await onChange();
            rest();
          }}
          onCancel={rest}
        />
      ) : since === null ? (
        <Button alignSelf="start" onClick={() => setStage({ at: 'begin' })}>
          تفعيل التحقق بخطوتين
        </Button>
      ) : (
        <Stack gap="4">
          <Text>
            <Badge colorPalette="success">مفعّل</Badge> منذ {day(since)}. رموز الاسترداد الباقية:{' '}
            {pluralizeInline(left, recoveryCode)}.
          </Text>
          {left < 3 && <Alert status="warning">بقي القليل من رموز الاسترداد. أنشئ رموزًا جديدة.</Alert>}
          <Stack direction="row" flexWrap="wrap" gap="2">
            <Button variant="outline" onClick={() => setStage({ at: 'renew' })}>
              رموز استرداد جديدة
            </Button>
            {!requiredByCompany && (
              <Button variant="ghost" colorPalette="danger" onClick={() => setStage({ at: 'remove' })}>
                إلغاء التحقق بخطوتين
              </Button>
            )}
          </Stack>
          {requiredByCompany && <Text color="fg.muted">تشترطه شركتك على الجميع، فلا يمكن إلغاؤه.</Text>}
        </Stack>
      )}
    </SecurityPart>
  );
}

interface ConfirmProps {
  enrollment: EnrollmentProps;
  onConfirmed: (codes: readonly string[]) => Promise<void>;
  onCancel: () => void;
}

function Confirm({ enrollment, onConfirmed, onCancel }: ConfirmProps) {
  const form = useForm<{ totpCode: string }, { totpCode: string }>({
    schema: confirmTwoFactor.body,
    send: async (body) => onConfirmed((await call(confirmTwoFactor, { body })).recoveryCodes),
  });
  return (
    <PageForm
      form={form}
      submit="تفعيل"
      busyText="جاري التحقق..."
      maxW="md"
      isSaidAtField={form.error('totpCode') !== undefined}
      actions={
        <Button variant="outline" onClick={onCancel} disabled={form.busy}>
          إلغاء
        </Button>
      }
    >
      <Enrollment {...enrollment} />
      <CodeField {...form.register('totpCode')} />
    </PageForm>
  );
}
