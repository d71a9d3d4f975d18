import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { json as jsonOf } from 'node:stream/consumers';

export interface NetworkResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/**
 * Sends JSON to a server of this machine from one of the machine's other networks.
 * @param address e.g. `127.0.7.1`
 */
export async function postFrom(
  address: string,
  url: string,
  json: object,
  headers: Record<string, string> = {},
): Promise<NetworkResponse> {
  const sent = request(url, {
    method: 'POST',
    localAddress: address,
    headers: { 'content-type': 'application/json', ...headers },
  });
  sent.end(JSON.stringify(json));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await jsonOf(answer) };
}
