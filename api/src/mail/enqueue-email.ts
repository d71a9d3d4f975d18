import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import type { Email } from './email.ts';
import type { Mailer, Message } from './mailer.ts';
import { deliverQueue, enqueue, type Outcome, type Outgoing } from './queue.ts';

const storedEmail = z.object({ subject: z.string(), text: z.string(), html: z.string() });

type WithMailer = Context & { readonly mailer: Mailer };

/** Enqueues an e-mail in the transaction of its change. Call `deliverMails` after the commit. */
export const enqueueEmail = (tx: Transaction<Schema>, email: Outgoing<Email>): Promise<void> =>
  enqueue(tx, 'mails', email);

/** Sends every due e-mail. Failures are logged and retried later; they never fail the caller. */
export function deliverMails(context: WithMailer): Promise<void> {
  return deliverQueue(context, 'mails', ({ id, to, content }) =>
    outcomeOf(context, { id, to, email: storedEmail.parse(content) }),
  );
}

async function outcomeOf({ mailer, log }: WithMailer, message: Message): Promise<Outcome> {
  try {
    await mailer.send(message);
    return 'sent';
  } catch (error) {
    // A mail server's reply often quotes the address, so only its codes are logged.
    const { code, responseCode = 0 } = failure.parse(error instanceof Error ? { ...error } : {});
    log.warn({ mail: message.id, code, responseCode }, 'an e-mail could not be sent');
    if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'no server';
    return responseCode >= 500 ? 'rejected' : 'later';
  }
}

const failure = z.object({ code: z.optional(z.string()), responseCode: z.optional(z.number()) });
