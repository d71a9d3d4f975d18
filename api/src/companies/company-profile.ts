import { type CompanyProfile, companyProfile } from '@hawiyat/shared/contract/company/company-settings';
import { companyPhone } from '@hawiyat/shared/locale/saudi-phone';
import type { Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { type SettingsRules, settingsOf } from '../resources/settings.ts';
import { acceptPicture, dropUpload } from '../uploads/index.ts';

/** Name and phone are columns of the company, like the fields that it cannot change. */
export const profileRules: SettingsRules<typeof companyProfile> = {
  accept: ({ phone, whatsapp, ...draft }, before) => ({
    ...{ ...draft, phone: phoneOf(phone, before.phone) },
    whatsapp: whatsapp ? phoneOf(whatsapp, before.whatsapp) : null,
  }),
  elsewhere: {
    read: (tx, companyId) =>
      ofCompany(tx, companyId)
        .select(['identifier', 'name', 'phone', 'commercial_number as commercialNumber'])
        .select(['tax_number as taxNumber', 'logo_url as logoUrl'])
        .executeTakeFirstOrThrow(),
    write: (tx, companyId, { name, phone }) =>
      tx.updateTable('companies').set({ name, phone }).where('id', '=', companyId).execute(),
  },
  data: ({ name }) => ({ name }),
};

/** Re-encodes the picture before storing it, and deletes the former logo. */
export async function putLogo(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  { companyId, adminId }: Admin,
  file: File,
): Promise<CompanyProfile> {
  // Outside of the transaction, which must not wait for the encoder.
  const logoUrl = await acceptPicture(dataDir, 'logos', file);
  try {
    const { profile, old } = await asCompany(db, companyId, async (tx) => {
      const { name, logo_url: old } = await ofCompany(tx, companyId)
        .select(['name', 'logo_url'])
        .forUpdate()
        .executeTakeFirstOrThrow();
      await tx.updateTable('companies').set({ logo_url: logoUrl }).where('id', '=', companyId).execute();
      await appendEvent(tx, {
        ...{ companyId, type: 'company.changed', entityId: companyId, at: now(), data: { name } },
        actor: { kind: 'admin', id: adminId },
        before: { logoUrl: old },
        after: { logoUrl },
      });
      return { profile: await settingsOf(tx, companyId, { page: companyProfile, rules: profileRules }), old };
    });
    if (old !== null) await dropUpload(dataDir, old);
    return profile as CompanyProfile;
  } catch (error) {
    await dropUpload(dataDir, logoUrl);
    throw error;
  }
}

/** A number in another spelling is no change; one that looks wrong stays as typed. */
function phoneOf(typed: string, stored: string | null): string {
  const dialed = (phone: string) => companyPhone(phone) ?? phone;
  return stored !== null && dialed(typed) === dialed(stored) ? stored : dialed(typed);
}

const ofCompany = (tx: Transaction<Schema>, companyId: string) =>
  tx.selectFrom('companies').where('id', '=', companyId);
