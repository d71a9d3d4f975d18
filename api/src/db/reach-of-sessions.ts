import type { Reach } from './cross-tenant-grant.ts';
import type { SessionTable } from './tenant.ts';

const rights = 'select, insert, update (last_used_at), delete';
/** With a known company, the role sees only that company's rows. */
const ofCompany = 'current_company() is null or company_id = current_company()';
const why = 'A token is all that a call brings; whose it is follows from it.';
const whether = 'A session holds as long as the person may work, and the company is not suspended.';

export const reachOfSessions: Readonly<Record<SessionTable, readonly Reach[]>> = {
  admin_sessions: [
    { table: 'admin_sessions', rights, rows: ofCompany, why },
    { table: 'companies', rights: 'select (id, status, kind, sandbox_of, ends_at)', why: whether },
    {
      table: 'admins',
      rights: 'select (company_id, id, role, removed_at), update (last_used_at)',
      why: 'When a person was last here stays, although the session ends.',
    },
  ],
  driver_sessions: [
    { table: 'driver_sessions', rights, rows: ofCompany, why },
    { table: 'companies', rights: 'select (id, status, kind)', why: whether },
    { table: 'drivers', rights: 'select (company_id, id, archived_at)', why: whether },
  ],
  customer_sessions: [
    {
      table: 'customer_sessions',
      rights,
      rows: 'current_customer() is null or customer_id = current_customer()',
      why,
    },
  ],
  operator_sessions: [
    { table: 'operator_sessions', rights, why },
    { table: 'operators', rights: 'select (id, name, disabled_at)', why: whether },
  ],
};
