import { call } from '@hawiyat/shared/client';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/two-factor-setup';
import { useState } from 'react';
import { credentialsOf, enter, type SignInDraft, signIn } from './sign-in.ts';
import { TwoFactorPage } from './two-factor.tsx';
import type { TwoFactorStep } from './two-factor-step.ts';

export interface PasswordTwoFactorProps {
  step: TwoFactorStep;
  draft: SignInDraft;
  onBack: () => void;
}

export function PasswordTwoFactor({ step, draft, onBack }: PasswordTwoFactorProps) {
  const [way] = useState({
    signIn: (totpCode: string) => signIn(draft, totpCode),
    setUp: () => call(setUpAtSignIn, { body: credentialsOf(draft) }),
    enter,
  });
  return <TwoFactorPage step={step} way={way} onBack={onBack} />;
}
