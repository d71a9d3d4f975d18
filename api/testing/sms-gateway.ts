import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsGateway {
  readonly url: string;
  /** What arrived, with the headers that it came with. */
  readonly received: {
    id: string;
    from: string;
    to: string;
    text: string;
    authorization: string | undefined;
  }[];
  /** Answers with this status from now on; `silence` accepts a message and never answers. */
  answer(status: number | 'silence'): void;
  close(): Promise<void>;
}

/** An SMS gateway on a free port. */
export async function smsGateway(): Promise<SmsGateway> {
  const received: SmsGateway['received'] = [];
  let status: number | 'silence' = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    if (status === 'silence') return;
    const { authorization } = request.headers;
    if (status < 300) received.push({ ...JSON.parse(Buffer.concat(chunks).toString()), authorization });
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/messages`,
    received,
    answer: (next) => {
      status = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
