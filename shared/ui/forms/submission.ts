import { type FieldErrors, get } from 'react-hook-form';
import { messages } from './texts.ts';
import type { Outdated } from './use-version.ts';

export type Submission =
  | { readonly stage: 'idle' | 'busy' | 'done' }
  | { readonly stage: 'failed'; readonly message: string };

interface Failure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly outdated?: Outdated | undefined;
}

const isFailedCall = (reason: unknown): reason is Error & Failure =>
  reason instanceof Error && 'fields' in reason && typeof reason.fields === 'object';

/** @param reason an error with the server's message and `fields`, or a bug, which is logged */
export function failureOf(reason: unknown): Failure {
  if (isFailedCall(reason)) return reason;
  console.error(reason);
  return { message: messages.failed, fields: {} };
}

export function messageOf(errors: FieldErrors, name: string): string | undefined {
  const error: { message?: string } | undefined = name === '' ? undefined : get(errors, name);
  return error?.message;
}
