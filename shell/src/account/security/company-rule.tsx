import { call } from '@hawiyat/shared/client';
import { requireTwoFactor } from '@hawiyat/shared/contract/account/account-security';
import { Button, Text } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { PasswordProof } from './password-proof.tsx';
import type { SecurityProps } from './security.ts';
import { SecurityPart } from './security-part.tsx';

export function CompanyRule({ security, onChange }: SecurityProps) {
  const [isAsking, setAsking] = useState(false);
  const { requiredByCompany: isRequired, twoFactorSince } = security;
  const submit = isRequired ? 'إلغاء الاشتراط' : 'اشتراط التحقق بخطوتين';
  return (
    <SecurityPart
      title="التحقق بخطوتين لجميع مستخدمي الشركة"
      stage={`${isAsking} ${isRequired}`}
      about={
        isRequired
          ? 'يُشترط الآن على الجميع. من لم يُعِدّه بعد يُعِدّه عند تسجيل دخوله القادم.'
          : 'عند اشتراطه تنتهي جلسات من لم يفعّله، ويُعِدّه كل منهم عند تسجيل دخوله القادم.'
      }
    >
      {isAsking ? (
        <PasswordProof
          submit={submit}
          send={async (body) => {
            await call(requireTwoFactor, { body: { ...body, required: !isRequired } });
            await onChange();
            setAsking(false);
          }}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <>
          <Button
            alignSelf="start"
            variant="outline"
            disabled={!isRequired && twoFactorSince === null}
            onClick={() => setAsking(true)}
          >
            {submit}
          </Button>
          {!isRequired && twoFactorSince === null && (
            <Text mt="3" color="fg.muted" fontSize="sm">
              فعّل التحقق بخطوتين لحسابك أولًا.
            </Text>
          )}
        </>
      )}
    </SecurityPart>
  );
}
