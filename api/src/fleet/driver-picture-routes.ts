import { removeDriverPicture, setDriverPicture } from '@hawiyat/shared/contract/drivers';
import type { App } from '../app-context.ts';
import { asCompany } from '../db/tenant.ts';
import { appendEvent } from '../events/event-log.ts';
import { serve } from '../server/serve.ts';
import { acceptPicture } from '../uploads/accept-picture.ts';
import { dropUpload } from '../uploads/store.ts';
import { driverColumns, lockedDriver, presentDriver } from './driver-row.ts';

/** A driver's picture: re-encoded before it is stored, and unreachable without its row. */
export function driverPictureRoutes(app: App): void {
  serve(app, setDriverPicture, async ({ params: { driverId }, body, session }) => {
    // Outside of the transaction, which must not wait for the encoder.
    const picture = await acceptPicture(app.dataDir, 'drivers', body.picture);
    try {
      return await change(session.companyId, session.adminId, driverId, picture);
    } catch (error) {
      await dropUpload(app.dataDir, picture);
      throw error;
    }
  });

  serve(app, removeDriverPicture, ({ params: { driverId }, session: { companyId, adminId } }) =>
    change(companyId, adminId, driverId, null),
  );

  async function change(companyId: string, adminId: string, driverId: string, picture: string | null) {
    const at = app.now();
    const { row, old } = await asCompany(app.db, companyId, async (tx) => {
      const stored = await lockedDriver(tx, companyId, driverId);
      const edited = await tx
        .updateTable('drivers')
        .set({ picture })
        .where('company_id', '=', companyId)
        .where('id', '=', stored.id)
        .returning(driverColumns)
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
    if (old !== null) await dropUpload(app.dataDir, old);
    return { driver: presentDriver(row) };
  }
}
