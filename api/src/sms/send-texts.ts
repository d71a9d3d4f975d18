import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Schema } from '../db/schema.ts';
import type { App } from '../http/context.ts';
import { deliverQueue, enqueue } from '../mail/queue.ts';

const content = z.object({ text: z.string() });

/** What proves that a phone is in the hands of the person who is signed in. */
export const codeText = (code: string): string =>
  `رمز التحقق في منصة حاويات: ${code}\nالرمز صالح لمدة 10 دقائق، ولا تشاركه مع أحد.`;

/**
 * Posts a text message in the transaction of the change that it tells of. Call `deliverTexts` after the commit.
 * @param tx a transaction of the platform
 * @param to E.164
 * @param until when it loses its use
 */
export function enqueueText(
  tx: Transaction<Schema>,
  to: string,
  text: string,
  now: Date,
  until: Date,
): Promise<void> {
  return enqueue(tx, 'text_messages', { to, content: { text }, now, until });
}

/** Hands every message that is due to the gateway. One that fails stays for a later run, and never fails the caller. */
export function deliverTexts(app: App): Promise<void> {
  return deliverQueue(app, 'text_messages', async ({ id, to, content: kept }) => {
    const { outcome, status } = await app.gateway.send({ id, to, text: content.parse(kept).text });
    // What a gateway says may quote the number or the text, so only its status is kept.
    if (outcome !== 'sent') app.http.log.warn({ text: id, status }, 'a text message could not be sent');
    return outcome;
  });
}
