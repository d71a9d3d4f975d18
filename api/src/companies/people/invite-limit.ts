import { tooOften } from '../../kernel/errors.ts';
import { type AttemptContext, countAttempt } from '../../server/attempt-limit.ts';

const day = 24 * 3600;
const fromCompany = { allowed: 5, seconds: day };
/** Also from many companies, which one person may have registered. */
const toMailbox = { allowed: 20, seconds: day };

/**
 * Counts an invite before it is sent, so that nobody's mailbox is flooded in the platform's name.
 * @throws DomainError `too-often` with the time to wait
 */
export async function countInvite(app: AttemptContext, companyId: string, email: string): Promise<void> {
  let wait = await countAttempt(app, ['invites of a company to', `${companyId} ${email}`], fromCompany);
  wait ||= await countAttempt(app, ['invites to', email], toMailbox);
  if (wait > 0) throw tooOften({ wait });
}
