import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../db/schema.ts';
import type { App } from '../http/context.ts';
import type { Email } from './email.ts';
import type { Message } from './mailer.ts';
import { deliveriesOf, deliverQueue, enqueue, type Outcome } from './queue.ts';

/** As it lies in the database until it is sent. */
const storedEmail = z.object({ subject: z.string(), text: z.string(), html: z.string() });

/**
 * Posts an e-mail in the transaction of the change that it tells of: a change that is undone sends nothing, and one that
 * is committed sends its email even if the process dies the moment after. Call `deliverMails` after the commit.
 * @param until when the email loses its use
 */
export function enqueueEmail(
  tx: Transaction<Schema>,
  to: string,
  email: Email,
  now: Date,
  until?: Date,
): Promise<void> {
  return enqueue(tx, 'mails', { to, content: email, now, until });
}

/**
 * Sends every email that is due, one after the other. An e-mail that fails stays for a later run; it is logged, and
 * never fails the caller.
 */
export function deliverMails(app: App): Promise<void> {
  return deliverQueue(app, 'mails', ({ id, to, content }) =>
    outcomeOf(app, { id, to, email: storedEmail.parse(content) }),
  );
}

/** Says where messages go, and lets those that are on their way arrive before the server ends. */
export function mailAsLongAsOpen(app: App): void {
  app.http.addHook('onListen', async () => {
    if (!app.mailer.delivers) app.http.log.info('no SMTP_URL: e-mails stay in the data folder’s outbox');
    if (!app.gateway.delivers)
      app.http.log.info('no SMS_URL: text messages stay in the data folder’s outbox');
  });
  app.http.addHook('onClose', async () => {
    await deliveriesOf(app);
    app.mailer.close();
  });
}

/** What became of a message. */
async function outcomeOf(app: App, message: Message): Promise<Outcome> {
  try {
    await app.mailer.send(message);
    return 'sent';
  } catch (error) {
    // What a mail server says often quotes the address, so only its codes are kept.
    const { code, responseCode = 0 } = failure.parse(error instanceof Error ? { ...error } : {});
    app.http.log.warn({ mail: message.id, code, responseCode }, 'an e-mail could not be sent');
    if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'no server';
    return responseCode >= 500 ? 'rejected' : 'later';
  }
}

/** The traits of nodemailer's errors. */
const failure = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });
