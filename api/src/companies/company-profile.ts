import type { CompanyProfile, ProfileDraft } from '@hawiyat/shared/contract/company/company-settings';
import { companyPhone } from '@hawiyat/shared/locale/saudi-phone';
import type { Selectable, Transaction } from 'kysely';
import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import type { Companies, Schema } from '../db/schema.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent, changesOf } from '../events/index.ts';
import { assertUpToDate } from '../resources/outdated-edit.ts';
import { acceptPicture, dropUpload } from '../uploads/index.ts';

const labels = {
  name: 'اسم الشركة',
  phone: 'هاتف الشركة',
  email: 'البريد الإلكتروني للتواصل',
  whatsapp: 'رقم واتساب',
  website: 'الموقع الإلكتروني',
  address: 'العنوان الوطني',
};

/** What a company tells of itself. */
export function profileOf({ db }: Context, companyId: string): Promise<CompanyProfile> {
  return asCompany(db, companyId, async (tx) =>
    present(await rowOf(tx, companyId).executeTakeFirstOrThrow()),
  );
}

/**
 * Replaces what a company tells of itself; numbers of the registers stay.
 * @param ifMatch the version that the author has seen
 */
export function changeProfile(
  { db, now }: Context,
  { companyId, adminId }: Admin,
  { name, email = null, website, address, ...numbers }: ProfileDraft,
  ifMatch: string | undefined,
): Promise<CompanyProfile> {
  return asCompany(db, companyId, async (tx) => {
    const stored = await rowOf(tx, companyId).forUpdate().executeTakeFirstOrThrow();
    await assertUpToDate(tx, {
      ...{ companyId, id: companyId, version: stored.profile_version, labels, ifMatch },
      present: async () => ({ ...present(stored) }),
    });
    const phone = phoneOf(numbers.phone, stored.phone);
    const whatsapp = numbers.whatsapp ? phoneOf(numbers.whatsapp, stored.whatsapp) : null;
    const told = { name, phone, email, whatsapp, website, address };
    const changes = changesOf(present(stored), told);
    if (!changes) return present(stored);
    const saved = await tx
      .updateTable('companies')
      .set({
        ...{ name, phone, whatsapp, website, contact_email: email },
        address: address && JSON.stringify(address),
        profile_version: stored.profile_version + 1,
      })
      .where('id', '=', companyId)
      .returning(columns)
      .executeTakeFirstOrThrow();
    await appendEvent(tx, {
      ...{ companyId, type: 'company.changed', entityId: companyId, at: now(), data: { name } },
      ...changes,
      actor: { kind: 'admin', id: adminId },
    });
    return present(saved);
  });
}

/** Gives a company another logo: re-encoded before it is stored. The former one is deleted. */
export async function putLogo(
  { db, now, dataDir }: Context & { readonly dataDir: string },
  { companyId, adminId }: Admin,
  file: File,
): Promise<CompanyProfile> {
  // Outside of the transaction, which must not wait for the encoder.
  const logoUrl = await acceptPicture(dataDir, 'logos', file);
  try {
    const { profile, old } = await asCompany(db, companyId, async (tx) => {
      const stored = await rowOf(tx, companyId).forUpdate().executeTakeFirstOrThrow();
      const saved = await tx
        .updateTable('companies')
        .set({ logo_url: logoUrl })
        .where('id', '=', companyId)
        .returning(columns)
        .executeTakeFirstOrThrow();
      await appendEvent(tx, {
        ...{
          companyId,
          type: 'company.changed',
          entityId: companyId,
          at: now(),
          data: { name: stored.name },
        },
        actor: { kind: 'admin', id: adminId },
        before: { logoUrl: stored.logo_url },
        after: { logoUrl },
      });
      return { profile: present(saved), old: stored.logo_url };
    });
    if (old !== null) await dropUpload(dataDir, old);
    return profile;
  } catch (error) {
    await dropUpload(dataDir, logoUrl);
    throw error;
  }
}

/** A number in another spelling is no change; one that looks wrong stays as it was typed. */
function phoneOf(typed: string, stored: string | null): string {
  const dialed = (phone: string) => companyPhone(phone) ?? phone;
  return stored !== null && dialed(typed) === dialed(stored) ? stored : dialed(typed);
}

const columns = [
  ...([
    'identifier',
    'name',
    'commercial_number',
    'tax_number',
    'phone',
    'contact_email',
    'whatsapp',
  ] as const),
  ...(['website', 'address', 'logo_url', 'profile_version'] as const),
] as const;

function rowOf(tx: Transaction<Schema>, companyId: string) {
  return tx.selectFrom('companies').select(columns).where('id', '=', companyId);
}

function present(row: Pick<Selectable<Companies>, (typeof columns)[number]>): CompanyProfile {
  const { commercial_number, tax_number, contact_email, logo_url, profile_version, ...same } = row;
  return {
    ...same,
    email: contact_email,
    commercialNumber: commercial_number,
    taxNumber: tax_number,
    logoUrl: logo_url,
    version: profile_version,
  };
}
