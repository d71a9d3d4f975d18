import { appendEvent } from '../events/index.ts';
import type { UnitOfWork } from '../resources/resource.ts';

/** The driver's form edits it, too. */
export async function setLicenseNumber(
  { tx, companyId, adminId, at }: UnitOfWork,
  driverId: string | null,
  number: string | null,
): Promise<void> {
  if (driverId === null) return;
  const driver = await tx
    .selectFrom('drivers')
    .select(['license_number', 'availability'])
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .forUpdate()
    .executeTakeFirst();
  if (!driver || driver.license_number === number) return;
  await tx
    .updateTable('drivers')
    .set({ license_number: number })
    .where('company_id', '=', companyId)
    .where('id', '=', driverId)
    .execute();
  await appendEvent(tx, {
    ...{ companyId, type: 'driver.changed', entityId: driverId, at },
    actor: { kind: 'admin', id: adminId },
    data: { availability: driver.availability },
    before: { licenseNumber: driver.license_number },
    after: { licenseNumber: number },
  });
}
