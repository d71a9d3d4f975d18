import { createTransport } from 'nodemailer';
import type { Email } from './email.ts';
import { addToOutbox } from './outbox.ts';

export interface Message {
  /** The same for a second try, so that the recipient's program can tell that it is the same message. */
  readonly id: string;
  readonly to: string;
  readonly email: Email;
}

export interface Mailer {
  /** Whether messages leave the machine. */
  readonly delivers: boolean;
  /** @throws Error when the message was not taken */
  send(message: Message): Promise<void>;
  close(): void;
}

const name = 'منصة حاويات';
/** Milliseconds: a mail server that hangs must not hold up the emails behind it for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends through the mail server at `smtpUrl`; without one, messages stay in `<dataDir>/outbox`.
 * @param from the sender's address
 */
export function createMailer({
  smtpUrl,
  dataDir,
  from,
}: {
  smtpUrl: string | null;
  dataDir: string;
  from: string;
}): Mailer {
  if (smtpUrl === null) {
    return {
      delivers: false,
      send: ({ to, email }) => addToOutbox(dataDir, { ...email, to, at: new Date().toISOString() }),
      close() {},
    };
  }
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    // Letters consist of their own text; nothing in them is an instruction to fetch something.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    async send({ id, to, email: { subject, text, html } }) {
      await transport.sendMail({
        from: { name, address: from },
        // As an object, an address is one address, whatever signs are in it.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${id}@${from.split('@').at(-1)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
