import { call } from '@hawiyat/shared/client';
import { requireTwoFactor } from '@hawiyat/shared/contract/account/account-security';
import { Button, Text } from '@hawiyat/shared/ui';
import { useState } from 'react';
import { messages as security } from '../../texts/security.ts';
import { PasswordProof } from './password-proof.tsx';
import { $security, type SecurityProps } from './security.ts';
import { SecurityPart } from './security-part.tsx';

const { rule: messages } = security;

export function CompanyRule({ security: { requiredByCompany, twoFactorSince } }: SecurityProps) {
  const [isAsking, setAsking] = useState(false);
  const { about, submit } = requiredByCompany ? messages.on : messages.off;
  const isOwnMissing = !requiredByCompany && twoFactorSince === null;
  return (
    <SecurityPart title={messages.title} stage={`${isAsking} ${requiredByCompany}`} about={about}>
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
              {messages.ownFirst}
            </Text>
          )}
        </>
      )}
    </SecurityPart>
  );
}
