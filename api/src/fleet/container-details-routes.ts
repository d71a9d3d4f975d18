import * as calls from '@hawiyat/shared/contract/fleet/container-details';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { photoErrors } from '../uploads/errors.ts';
import { findContainer } from './container-details-queries.ts';
import { addPicture, removePicture } from './container-picture-commands.ts';
import { findSteps, presentStep } from './container-steps.ts';
import {
  containerMissing,
  maintenanceFull,
  maintenanceInFuture,
  maintenanceMissing,
  pictureMissing,
  picturesFull,
} from './errors.ts';
import { addMaintenance, editMaintenance, removeMaintenance } from './maintenance-commands.ts';
import { presentMaintenance } from './maintenance-queries.ts';

export function containerDetailsRoutes(app: App): void {
  serve(app, calls.fetchContainer, async ({ params: { containerId }, session: { companyId } }) => ({
    details: await findContainer(app, companyId, containerId),
  })).throws(containerMissing);

  serve(
    app,
    calls.listContainerSteps,
    async ({ params: { containerId }, query, session: { companyId } }) => {
      const { rows, ...end } = await findSteps(app, companyId, containerId, query);
      return { steps: rows.map(presentStep), ...end };
    },
    { isList: true },
  ).throws(containerMissing);

  serve(app, calls.addMaintenance, async ({ params: { containerId }, body, session }) => ({
    maintenance: presentMaintenance(await addMaintenance(app, session, containerId, body)),
  })).throws(containerMissing, maintenanceInFuture, maintenanceFull);

  serve(app, calls.updateMaintenance, async ({ params, body, session }) => ({
    maintenance: presentMaintenance(await editMaintenance(app, session, params, body)),
  })).throws(containerMissing, maintenanceMissing, maintenanceInFuture);

  serve(app, calls.deleteMaintenance, async ({ params, session }) => {
    await removeMaintenance(app, session, params);
    return { message: 'تم حذف ملاحظة الصيانة.' };
  }).throws(containerMissing, maintenanceMissing);

  serve(app, calls.addContainerPicture, async ({ params: { containerId }, body, session }) => {
    const { created_at, ...picture } = await addPicture(app, session, containerId, body.picture);
    return { picture: { ...picture, addedAt: created_at.toISOString() } };
  }).throws(containerMissing, picturesFull, ...photoErrors);

  serve(app, calls.deleteContainerPicture, async ({ params, session }) => {
    await removePicture(app, session, params);
    return { message: 'تم حذف الصورة.' };
  }).throws(containerMissing, pictureMissing);
}
