import * as z from '@hawiyat/shared/contract/core/schema';
import { address } from '../contract/core/address.ts';
import type { Endpoint, Input } from '../contract/core/endpoint.ts';

/**
 * Calls the server without a browser, as another administrator, a customer or a driver.
 * @param token of the person who calls; empty for nobody
 * @throws with the server's answer when it rejects
 */
export async function askServer<E extends Endpoint>(
  url: string,
  token: string,
  endpoint: E,
  input: Input<E>,
): Promise<z.output<E['response']>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: unknown };
  const answer = await fetch(url + address(endpoint.path, params, query), {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${endpoint.path} answered ${answer.status}: ${await answer.text()}`);
  const validated = z.safeParse<E['response']>(endpoint.response, await answer.json());
  if (!validated.success) throw validated.error;
  return validated.data;
}
