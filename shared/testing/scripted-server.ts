import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

/**
 * A real HTTP server whose answers a test writes, for what the API cannot be made to answer at will.
 * @param answer called for each request, which it may keep waiting
 * @returns its address, the requests so far as `GET /path?query`, and what closes it
 */
export async function scriptedServer(
  answer: (request: string) => ScriptedAnswer | Promise<ScriptedAnswer>,
): Promise<{ readonly url: string; readonly requests: string[]; close(): void }> {
  const requests: string[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const line = `${request.method} ${request.url}`;
    requests.push(line);
    const { status = 200, headers = {}, body } = await answer(line);
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    url,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
