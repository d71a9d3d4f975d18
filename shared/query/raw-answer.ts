import * as z from '@hawiyat/shared/contract/core/schema';
import { type CallOptions, call } from '../client/call.ts';
import { CallError } from '../client/call-error.ts';
import type { Endpoint, Input } from '../contract/core/endpoint.ts';

const anyAnswer = z.unknown();

/** Leaves the answer as sent: remotes of other releases share the cache, and a contract drops fields that it lacks. */
export const rawAnswer = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
  options?: CallOptions,
): Promise<unknown> => call({ ...endpoint, response: anyAnswer } as E, input, signal, undefined, options);

/** Applies the reader's own contract. @throws CallError `unexpected_answer` */
export function validated<E extends Endpoint>(endpoint: E, answer: unknown): z.output<E['response']> {
  const result = z.safeParse<E['response']>(endpoint.response, answer);
  if (result.success) return result.data;
  throw new CallError(endpoint.defaultMessage, {
    ...{ status: 200, code: 'unexpected_answer', cause: result.error },
  });
}
