import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificate.ts';

export type Protocol = 'http/1.1' | 'h2';

/** What stands before a server, as a proxy does that ends TLS. */
export interface Front {
  readonly url: string;
  stop(): void;
}

/** Of one connection, not of what is passed on (RFC 9110, section 7.6.1; RFC 9113, section 8.2.2). */
const ofConnection = /^(:|connection$|keep-alive$|transfer-encoding$|upgrade$|host$)/;

const passedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.test(name)));

/**
 * Milliseconds that an idle connection to the server is kept: less than the server keeps it (72 s), so that none is used in
 * the moment in which the server closes it, which would cost a page one of its files.
 */
const longestIdle = 30_000;

/**
 * Starts one on a free port. Requests and answers pass through as they are, also one that never ends (the event stream).
 * @param server the server's URL, which takes this machine for a trusted proxy
 */
export async function startFront(
  server: string,
  protocol: Protocol,
  { key, cert }: Certificate,
): Promise<Front> {
  const agent = new Agent({ keepAlive: true, timeout: longestIdle });
  const pass = (asked: Http2ServerRequest, answer: Http2ServerResponse) => {
    const host = asked.headers[':authority'] ?? asked.headers.host;
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
    const headers = { ...passedOn(asked.headers), ...forwarded };
    const passed = request(server + asked.url, { agent, method: asked.method, headers }, (told) => {
      answer.writeHead(told.statusCode ?? 502, passedOn(told.headers));
      told.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  };
  const front =
    protocol === 'h2'
      ? createSecureServer({ key, cert }, pass)
      : createServer({ key, cert }, pass as unknown as Parameters<typeof createServer>[1]);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(front.address() as AddressInfo).port}`,
    stop() {
      front.close();
      agent.destroy();
    },
  };
}
