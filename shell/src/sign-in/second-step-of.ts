import { CallError } from '@hawiyat/shared/client';

const secondSteps = ['second-step', 'second-step-setup'] as const;
/** What a sign-in asks for after the right password or link. */
export type SecondStep = (typeof secondSteps)[number];

/** @returns the step that a refused sign-in asks for; undefined for any other failure */
export const secondStepOf = (error: unknown): SecondStep | undefined =>
  error instanceof CallError ? secondSteps.find((known) => known === error.code) : undefined;
