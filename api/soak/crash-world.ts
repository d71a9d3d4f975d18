import { startCustomerSession } from '../src/auth/sessions/customer-sessions.ts';
import { startSession } from '../src/auth/sign-in/start-session.ts';
import { lockFolder } from '../src/db/lock.ts';
import { migrate } from '../src/db/migrate.ts';
import { openDatabase } from '../src/db/open.ts';
import { asCompany, asPlatform } from '../src/db/tenant.ts';

export interface CrashWorld {
  readonly company: string;
  readonly token: string;
  readonly customerToken: string;
  readonly driverIds: readonly string[];
}

/**
 * Creates a database with a company, its drivers and a customer, all signed in, before any server uses it.
 */
export async function crashWorld(databaseUrl: string | null, dataDir: string): Promise<CrashWorld> {
  const releaseFolder = databaseUrl === null ? await lockFolder(dataDir) : async () => undefined;
  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  await migrate(db);
  const made = await asPlatform(db, async (tx) => {
    const company = await tx
      .insertInto('companies')
      .values({ identifier: '9000000001', name: 'شركة', commercial_number: '7', tax_number: '3', phone: '0' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const admin = await tx
      .insertInto('admins')
      .values({ company_id: company.id, name: 'مدير', email: 'a@example.com', password_hash: 'x' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const customer = await tx
      .insertInto('customers')
      .values({
        ...{ name: 'عميل', phone: '+966500000000', birth_date: '1990-01-01', phone_proven_at: new Date() },
        // High enough that no limit slows the load down.
        ...{ most_open_requests: 1_000_000, most_undelivered_orders: 1_000_000 },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { company: company.id, admin: admin.id, customer: customer.id };
  });
  const drivers = await asCompany(db, made.company, (tx) =>
    tx
      .insertInto('drivers')
      .values(
        [1, 2, 3].map((number) => ({
          company_id: made.company,
          name: `سائق ${number}`,
          phone: `+96650000001${number}`,
          identity_number: `100000000${number}`,
        })),
      )
      .returning('id')
      .execute(),
  );
  const token = await startSession(db, { companyId: made.company, adminId: made.admin }, new Date());
  const customerToken = await startCustomerSession(db, made.customer, new Date());
  await close();
  await releaseFolder();
  return { company: made.company, token, customerToken, driverIds: drivers.map((driver) => driver.id) };
}
