import { CallError } from '@hawiyat/shared/client';

const twoFactorSteps = ['second-step', 'second-step-setup'] as const;
export type TwoFactorStep = (typeof twoFactorSteps)[number];

export const twoFactorStepOf = (error: unknown): TwoFactorStep | undefined =>
  error instanceof CallError ? twoFactorSteps.find((known) => known === error.code) : undefined;
