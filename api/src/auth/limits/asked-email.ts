import type { App } from '../../app-context.ts';
import { deliverMails } from '../../mail/index.ts';
import { afterAnswer } from '../../server/after-answer.ts';
import { type Asking, countMessage, type DailyNumbers } from '../../server/message-limit.ts';
import { emailTooSoon } from '../errors.ts';

/**
 * Counts an e-mail with a way in, whether or not the address is known.
 * @returns whether the day's number is spent, of which the answer says nothing: strangers may have spent it
 * @throws DomainError `email-too-soon` for a second one within a minute
 */
export async function countAsked(app: App, asking: Asking, numbers?: DailyNumbers): Promise<boolean> {
  const { wait, spentFor } = await countMessage(app, asking, numbers);
  if (wait > 0) throw emailTooSoon({ wait });
  return spentFor > 0;
}

/**
 * Enqueues and sends an e-mail. Whether there is such an account is looked up after the answer, which is therefore the
 * same for everybody, and takes as long.
 */
export function mailAfterAnswer(app: App, enqueue: () => Promise<void>): void {
  afterAnswer(app, 'an e-mail that was asked for', async () => {
    await enqueue();
    await deliverMails(app);
  });
}
