import {
  type Consent,
  consentChannels,
  type saveConsent,
} from '@hawiyat/shared/contract/account/personal-data';
import type { ValidatedInput } from '@hawiyat/shared/contract/core/endpoint';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';

/** A changed text needs a new version and a new consent. */
const texts = {
  device: {
    version: 1,
    text: 'أوافق على أن تعرض المنصة إشعارات العمل على جهازي وصفحتها غير ظاهرة. يظهر فيها رقم الطلب ونوع الحاوية والمبلغ، ولا يظهر فيها اسم أحد أو رقمه.',
  },
} as const satisfies Record<Consent['channel'], { version: number; text: string }>;

export function consentsOf({ db }: Context, { companyId, adminId }: Admin): Promise<Consent[]> {
  return asCompany(db, companyId, (tx) => read(tx, { companyId, adminId }));
}

export function changeConsent(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { channel, given }: ValidatedInput<typeof saveConsent>['body'],
): Promise<Consent[]> {
  return asCompany(db, companyId, async (tx) => {
    const known = (await read(tx, { companyId, adminId })).find((consent) => consent.channel === channel);
    if (known?.given === given && known.version === texts[channel].version)
      return read(tx, { companyId, adminId });
    const at = now();
    const text_version = texts[channel].version;
    await tx
      .insertInto('consents')
      .values({ company_id: companyId, admin_id: adminId, channel, given, text_version, at })
      .execute();
    await appendEvent(tx, {
      ...{ companyId, type: given ? 'consent.given' : 'consent.withdrawn', entityId: adminId, at, data: {} },
      ...{ actor: { kind: 'admin', id: adminId }, after: { channel, version: text_version } },
    });
    return read(tx, { companyId, adminId });
  });
}

async function read(tx: Transaction<Schema>, { companyId, adminId }: Admin): Promise<Consent[]> {
  const rows = await tx
    .selectFrom('consents')
    .distinctOn('channel')
    .select(['channel', 'given', 'text_version', 'at'])
    .where('company_id', '=', companyId)
    .where('admin_id', '=', adminId)
    .orderBy('channel')
    .orderBy('id', 'desc')
    .execute();
  return consentChannels.map((channel) => {
    const { version, text } = texts[channel];
    const last = rows.find((row) => row.channel === channel);
    return {
      ...{ channel, text, given: last?.given === true && last.text_version === version },
      ...{ at: last?.at.toISOString() ?? null, version: last?.text_version ?? null },
    };
  });
}
