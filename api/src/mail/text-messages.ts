import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { deliverQueue, enqueue } from './queue.ts';
import type { Gateway } from './sms-gateway.ts';

const content = z.object({ text: z.string() });

export const codeText = (code: string): string =>
  `رمز التحقق في منصة حاويات: ${code}\nالرمز صالح لمدة 10 دقائق، ولا تشاركه مع أحد.`;

interface Text {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly now: Date;
  readonly until: Date;
}

/** Enqueues a text message in the platform's transaction. Call `deliverTexts` after the commit. */
export const enqueueText = (tx: Transaction<Schema>, { text, ...message }: Text): Promise<void> =>
  enqueue(tx, 'text_messages', { ...message, content: { text } });

/** Sends every due message to the gateway. A failed one is retried later and never fails the caller. */
export function deliverTexts(context: Context & { readonly gateway: Gateway }): Promise<void> {
  return deliverQueue(context, 'text_messages', async ({ id, to, content: kept }) => {
    const { outcome, status } = await context.gateway.send({ id, to, text: content.parse(kept).text });
    // A gateway's reply may quote the number or the text, so only its status is logged.
    if (outcome !== 'sent') context.log.warn({ text: id, status }, 'a text message could not be sent');
    return outcome;
  });
}
