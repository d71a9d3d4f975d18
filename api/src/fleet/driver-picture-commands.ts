import type { Admin } from '../auth/index.ts';
import type { Context } from '../db/context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/index.ts';
import { acceptPicture, dropUpload } from '../uploads/index.ts';
import { type DriverRow, driverFields } from './driver-fields.ts';
import { lockedDriver } from './driver-queries.ts';

type WithUploads = Context & { readonly dataDir: string };

export async function putDriverPicture(context: WithUploads, admin: Admin, driverId: string, file: File) {
  // Outside of the transaction, which must not wait for the encoder.
  const picture = await acceptPicture(context.dataDir, 'drivers', file);
  try {
    return await change(context, admin, driverId, picture);
  } catch (error) {
    await dropUpload(context.dataDir, picture);
    throw error;
  }
}

export const dropDriverPicture = (context: WithUploads, admin: Admin, driverId: string) =>
  change(context, admin, driverId, null);

async function change(
  { db, now, dataDir }: WithUploads,
  { companyId, adminId }: Admin,
  driverId: string,
  picture: string | null,
): Promise<DriverRow> {
  const at = now();
  const { row, old } = await asCompany(db, companyId, async (tx) => {
    const stored = await lockedDriver(tx, companyId, driverId);
    const edited = await tx
      .updateTable('drivers')
      .set({ picture })
      .where('company_id', '=', companyId)
      .where('id', '=', stored.id)
      .returning(driverFields.columns)
      .executeTakeFirstOrThrow();
    if (stored.picture !== picture)
      await appendEvent(tx, {
        ...{ companyId, type: 'driver.changed', entityId: stored.id, at },
        actor: { kind: 'admin', id: adminId },
        data: { name: stored.name, availability: stored.availability },
        before: { picture: stored.picture },
        after: { picture },
      });
    return { row: edited, old: stored.picture };
  });
  if (old !== null) await dropUpload(dataDir, old);
  return row;
}
