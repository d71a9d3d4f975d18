import { cookieJar } from './cookie-jar.ts';
import { asRequest, type TestServer } from './server.ts';

/**
 * A browser with cookies of its own.
 * @param address it calls from; defaults to this machine
 */
export function browser(server: TestServer, address?: string): Pick<TestServer, 'fetch'> {
  const cookies = cookieJar();
  return {
    fetch: (path, init = {}) =>
      cookies.carry(init.headers, (headers) =>
        address === undefined
          ? server.fetch(path, { ...init, headers })
          : fetchFrom(server, address, path, { ...init, headers }),
      ),
  };
}

/** Calls the server as if from another address. */
export async function fetchFrom(
  { app, url }: TestServer,
  address: string,
  path: string,
  init?: Parameters<TestServer['fetch']>[1],
): Promise<Response> {
  const request = new Request(url + path, asRequest(init));
  const answer = await app.http.inject({
    method: request.method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: path,
    remoteAddress: address,
    headers: Object.fromEntries(request.headers),
    ...(request.body && { payload: Buffer.from(await request.arrayBuffer()) }),
  });
  const given = new Headers();
  for (const [name, value] of Object.entries(answer.headers))
    for (const one of [value].flat()) if (one !== undefined) given.append(name, String(one));
  const isEmpty = answer.statusCode === 204;
  return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: given,
  });
}
