import { CallError } from '@hawiyat/shared/client';

const twoFactorSteps = ['two-factor', 'two-factor-setup'] as const;
export type TwoFactorStep = (typeof twoFactorSteps)[number];

export const twoFactorStepOf = (error: unknown): TwoFactorStep | undefined =>
  error instanceof CallError ? twoFactorSteps.find((known) => known === error.code) : undefined;
