import { pluralize } from '@hawiyat/shared/locale/plurals';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../db/schema.ts';
import { addDays } from '../kernel/calendar.ts';
import { documents } from './document-words.ts';
import { soonDays } from './expiry.ts';

/** Returns null when no document expires within thirty days. */
export async function documentsOfWork(tx: Transaction<Schema>, companyId: string, today: string) {
  const { rows } = await sql<{ expired: number; soon: number }>`
    select (count(*) filter (where expires_on < ${today}::date))::int as expired,
      (count(*) filter (where expires_on >= ${today}::date))::int as soon
    from documents
    where company_id = ${companyId} and replaced_at is null
      and expires_on <= ${addDays(today, soonDays)}::date`.execute(tx);
  const { expired = 0, soon = 0 } = rows[0] ?? {};
  if (expired + soon === 0) return null;
  const parts = [
    expired > 0 && `انتهت صلاحيتها: ${pluralize(expired, documents)}`,
    soon > 0 && `تنتهي خلال 30 يومًا: ${pluralize(soon, documents)}`,
  ];
  const state = expired === 0 ? 'soon' : soon === 0 ? 'expired' : 'due';
  return {
    text: parts.filter(Boolean).join('، و'),
    ...{ address: `/vehicles?view=documents&state=${state}`, action: 'عرض الوثائق', expired: expired > 0 },
  };
}
