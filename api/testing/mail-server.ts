import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** Received messages, parsed as a mail program does, with the envelope's recipient. */
  readonly received: { to: string; mail: Email; raw: string }[];
  /** Rejects every recipient with this code from now on; null accepts all. */
  refuse(code: number | null): void;
  close(): Promise<void>;
}

/** A real mail server on a free port. */
export async function mailServer(): Promise<MailServer> {
  const received: MailServer['received'] = [];
  let httpError: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      done(
        httpError === null ? null : Object.assign(new Error(`No ${address}`), { responseCode: httpError }),
      );
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk));
      const raw = Buffer.concat(chunks);
      const to = session.envelope.rcptTo.map((address) => address.address).join();
      received.push({ to, mail: await PostalMime.parse(raw), raw: raw.toString() });
      done();
    },
  });
  const { port } = await new Promise<AddressInfo>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      if (typeof address === 'object' && address) resolve(address);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => {
      httpError = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
