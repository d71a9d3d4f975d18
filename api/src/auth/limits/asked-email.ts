import type { App } from '../../app-context.ts';
import { afterAnswer } from '../../http/after-answer.ts';
import { type Asking, countMessage, type DailyNumbers } from '../../http/message-limit.ts';
import { deliverMails } from '../../mail/index.ts';
import { emailTooSoon } from '../errors.ts';

/** Returns whether the day's quota is spent. The answer does not tell: strangers may have spent it. */
export async function countAsked(app: App, asking: Asking, numbers?: DailyNumbers): Promise<boolean> {
  const { wait, spentFor } = await countMessage(app, asking, numbers);
  if (wait > 0) throw emailTooSoon({ wait });
  return spentFor > 0;
}

/** Looks the account up after the answer, so that the answer and its time are the same for any address. */
export function mailAfterAnswer(app: App, enqueue: () => Promise<void>): void {
  afterAnswer(app, 'an e-mail that was asked for', async () => {
    await enqueue();
    await deliverMails(app);
  });
}
