import type { Registration } from '@hawiyat/shared/contract/company/review';
import { registrationWarnings } from '@hawiyat/shared/locale/registration-warnings';
import type { Selectable } from 'kysely';
import type { Registrations } from '../db/schema.ts';

export function presentRegistration(row: Selectable<Registrations>, identifier: string | null): Registration {
  const fields = {
    commercialNumber: row.commercial_number,
    taxNumber: row.tax_number,
    companyPhoneNumber: row.phone,
    iban: row.iban,
  };
  return {
    id: row.id,
    companyName: row.company_name,
    ...fields,
    bankName: row.bank_name,
    bankAccountNumber: row.account_number,
    bankAccountName: row.account_name,
    email: row.email,
    logoUrl: row.logo_url,
    status: row.status,
    reason: row.reason,
    identifier,
    submittedAt: row.created_at.toISOString(),
    reviewedAt: row.reviewed_at?.toISOString() ?? null,
    warnings: registrationWarnings(fields),
  };
}
