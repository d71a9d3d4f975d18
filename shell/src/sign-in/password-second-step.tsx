import { call } from '@hawiyat/shared/client';
import { setUpAtSignIn } from '@hawiyat/shared/contract/account/second-step-setup';
import { useState } from 'react';
import { SecondStepPage } from './second-step.tsx';
import type { SecondStep } from './second-step-of.ts';
import { credentialsOf, enter, type SignInDraft, signIn } from './sign-in.ts';

export interface PasswordSecondStepProps {
  step: SecondStep;
  /** What was right. */
  draft: SignInDraft;
  onBack: () => void;
}

/** The second step of a sign-in by password. */
export function PasswordSecondStep({ step, draft, onBack }: PasswordSecondStepProps) {
  const [way] = useState({
    signIn: (totpCode: string) => signIn(draft, totpCode),
    setUp: () => call(setUpAtSignIn, { body: credentialsOf(draft) }),
    enter,
  });
  return <SecondStepPage step={step} way={way} onBack={onBack} />;
}
