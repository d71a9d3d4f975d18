import { tooOften } from '../../kernel/errors.ts';
import { type AttemptContext, countAttempt } from '../../server/attempt-limit.ts';

const day = 24 * 3600;
const fromCompany = { allowed: 5, seconds: day };
/** One person may have registered many companies. */
const toMailbox = { allowed: 20, seconds: day };

/** Prevents that the platform floods a mailbox. */
export async function countInvite(app: AttemptContext, companyId: string, email: string): Promise<void> {
  let wait = await countAttempt(app, ['invites of a company to', `${companyId} ${email}`], fromCompany);
  wait ||= await countAttempt(app, ['invites to', email], toMailbox);
  if (wait > 0) throw tooOften({ wait });
}
