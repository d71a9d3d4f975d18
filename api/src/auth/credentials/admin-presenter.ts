import type { AdminUser } from '@hawiyat/shared/contract/account/admin-user';
import { rightsOf } from '@hawiyat/shared/contract/core/roles';
import type { AdminRow } from './admin-queries.ts';

export function presentAdmin(row: AdminRow): AdminUser {
  const { id, name, email, role, company_id, company_name, identifier, logo_url, kind, ends_at } = row;
  const trial = kind !== 'real' && ends_at && { kind, expiresAt: ends_at.toISOString() };
  const company = { id: company_id, name: company_name, identifier, logoUrl: logo_url, ...trial };
  const limited = role !== 'owner' && { role, rights: [...rightsOf[role]] };
  return { id, name, email, ...limited, company };
}
