import { createTransport } from 'nodemailer';
import type { Email } from './email.ts';
import { addToOutbox } from './outbox.ts';

export interface Message {
  /** The same for a retry, so that mail programs can detect duplicates. */
  readonly id: string;
  readonly to: string;
  readonly email: Email;
}

export interface Mailer {
  /** Whether messages leave the machine. */
  readonly delivers: boolean;
  send(message: Message): Promise<void>;
  close(): void;
}

const name = 'منصة حاويات';
/** Milliseconds; a hanging mail server must not hold up other e-mails for long. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the mail server at `smtpUrl`; without one, messages stay in `<dataDir>/outbox`. */
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
    // E-mails contain only their own text and must not make the library fetch anything.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    delivers: true,
    async send({ id, to, email: { subject, text, html } }) {
      await transport.sendMail({
        from: { name, address: from },
        // As an object it is always one address, whatever characters it contains.
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
