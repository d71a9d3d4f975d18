import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export type Protocol = 'http/1.1' | 'h2';

export interface TlsProxy {
  readonly url: string;
  stop(): void;
}

/** Headers that a proxy must not forward (RFC 9110, 7.6.1; RFC 9113, 8.2.2). */
const hopByHop = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$|host$)/;

const forwardedHeaders = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.test(name)));

/**
 * Milliseconds; shorter than the server's own limit for idle connections (72 s), so that no request meets a connection
 * that the server is closing.
 */
const longestIdle = 30_000;

/**
 * Starts a proxy that terminates TLS, on a free port. It streams responses, also those that never end.
 * @param server URL of a server that trusts this machine as a proxy
 */
export async function startTlsProxy(
  server: string,
  protocol: Protocol,
  { key, cert }: Certificate,
): Promise<TlsProxy> {
  const agent = new Agent({ keepAlive: true, timeout: longestIdle });
  const pass = (incoming: Http2ServerRequest, answer: Http2ServerResponse) => {
    const host = incoming.headers[':authority'] ?? incoming.headers.host;
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
    const headers = { ...forwardedHeaders(incoming.headers), ...forwarded };
    const outgoing = request(
      server + incoming.url,
      { agent, method: incoming.method, headers },
      (response) => {
        answer.writeHead(response.statusCode ?? 502, forwardedHeaders(response.headers));
        response.pipe(answer);
      },
    );
    outgoing.on('error', () => answer.destroy());
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  const proxy =
    protocol === 'h2'
      ? createSecureServer({ key, cert }, pass)
      : createServer({ key, cert }, pass as unknown as Parameters<typeof createServer>[1]);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    stop() {
      proxy.close();
      agent.destroy();
    },
  };
}
