import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { App } from '../app-context.ts';
import type { Schema } from '../db/schema.ts';
import type { Email } from './email.ts';
import type { Message } from './mailer.ts';
import { deliveriesOf, deliverQueue, enqueue, type Outcome } from './queue.ts';

const storedEmail = z.object({ subject: z.string(), text: z.string(), html: z.string() });

/**
 * Enqueues an e-mail in the transaction of its change: a rollback sends nothing, and after a commit it is
 * sent even if the process dies. Call `deliverMails` after the commit.
 * @param until when the e-mail becomes useless
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
 * Sends every due e-mail, one after the other. Failures are logged and retried later; they never fail the
 * caller.
 */
export function deliverMails(app: App): Promise<void> {
  return deliverQueue(app, 'mails', ({ id, to, content }) =>
    outcomeOf(app, { id, to, email: storedEmail.parse(content) }),
  );
}

/** Logs where messages go, and waits for deliveries in progress before the server stops. */
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

async function outcomeOf(app: App, message: Message): Promise<Outcome> {
  try {
    await app.mailer.send(message);
    return 'sent';
  } catch (error) {
    // A mail server's reply often quotes the address, so only its codes are logged.
    const { code, responseCode = 0 } = failure.parse(error instanceof Error ? { ...error } : {});
    app.http.log.warn({ mail: message.id, code, responseCode }, 'an e-mail could not be sent');
    if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'no server';
    return responseCode >= 500 ? 'rejected' : 'later';
  }
}

const failure = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });
