import { CallError } from '@hawiyat/shared/client';

const twoFactorSteps = ['second-step', 'second-step-setup'] as const;
/** What a sign-in asks for after the right password or link. */
export type TwoFactorStep = (typeof twoFactorSteps)[number];

/** @returns the step that a refused sign-in asks for; undefined for any other failure */
export const twoFactorStepOf = (error: unknown): TwoFactorStep | undefined =>
  error instanceof CallError ? twoFactorSteps.find((known) => known === error.code) : undefined;
