import { sql, type Transaction } from 'kysely';
import type { App } from '../app-context.ts';
import type { Schema } from '../db/schema.ts';
import { countAttempt } from '../server/attempt-limit.ts';
import { waitInWords } from '../server/duration.ts';
import { HttpError } from '../server/http-error.ts';
import { isTooMany, quotas } from './quotas.ts';

const errorMessages = {
  containers: `بلغت شركتك الحد الأعلى للحاويات، وهو ${quotas.containers.toLocaleString('en')} حاوية.`,
  drivers: `بلغت شركتك الحد الأعلى للسائقين، وهو ${quotas.drivers.toLocaleString('en')} سائق.`,
};

/**
 * Ensures that a company may add so many. Adds of one company take turns until the transaction ends, so two
 * at once cannot both find room for the last one.
 * @throws HttpError 409
 */
export async function assertRoom(
  tx: Transaction<Schema>,
  companyId: string,
  what: 'containers' | 'drivers',
  more: number,
): Promise<void> {
  if (more === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quota ${what} ${companyId}`}, 0))`.execute(tx);
  // A separate statement after the lock sees rows that others have added meanwhile.
  const { present } = await tx
    .selectFrom(what)
    .select((eb) => eb.fn.countAll<string>().as('present'))
    .where('company_id', '=', companyId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (isTooMany(what, Number(present), more))
    throw new HttpError(409, errorMessages[what], { code: 'quota_reached' });
}

/** Counts a file that a company imports or tries. @throws HttpError 429 after too many in an hour */
export async function countImport(app: App, companyId: string): Promise<void> {
  const wait = await countAttempt(app, ['import', companyId], quotas.imports);
  if (wait > 0)
    throw new HttpError(
      429,
      `استوردت شركتك ملفات كثيرة في هذه الساعة. يرجى المحاولة بعد ${waitInWords(wait)}.`,
      {
        code: 'quota_reached',
        headers: { 'retry-after': String(wait) },
      },
    );
}
