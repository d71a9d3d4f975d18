import * as z from '@hawiyat/shared/contract/core/schema';
import { type CallOptions, call } from '../client/call.ts';
import { CallError } from '../client/call-error.ts';
import type { Endpoint, Input } from '../contract/core/endpoint.ts';

const anything = z.unknown();

/**
 * Makes a call and leaves its answer as the server sent it. Remotes of different releases share what is cached, and a
 * contract drops the fields that it does not know.
 * @throws CallError as `call` does
 */
export const rawAnswer = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  signal?: AbortSignal,
  options?: CallOptions,
): Promise<unknown> => call({ ...endpoint, response: anything } as E, input, signal, undefined, options);

/**
 * @returns the answer as the reader's own contract has it
 * @throws CallError `unexpected_answer` when it does not fit
 */
export function validated<E extends Endpoint>(endpoint: E, answer: unknown): z.output<E['response']> {
  const result = z.safeParse<E['response']>(endpoint.response, answer);
  if (result.success) return result.data;
  throw new CallError(endpoint.defaultMessage, {
    ...{ status: 200, code: 'unexpected_answer', cause: result.error },
  });
}
