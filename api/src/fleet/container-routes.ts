import {
  addContainer,
  addContainers,
  deleteContainer,
  listContainers,
  updateContainer,
} from '@hawiyat/shared/contract/fleet/containers';
import { changeContainers as changeMany } from '@hawiyat/shared/contract/fleet/many-containers';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { createContainer, createContainers } from './add-containers.ts';
import { changeContainers } from './change-containers.ts';
import { containerFields } from './container-fields.ts';
import { findContainers } from './container-queries.ts';
import { containerCommands } from './containers.ts';
import {
  containerHeld,
  containerMissing,
  containerNumbersTaken,
  containerNumberTaken,
  containersFull,
  sizeNotOfType,
} from './errors.ts';

export function containerRoutes(app: App): void {
  serve(
    app,
    listContainers,
    async ({ query, session: { companyId } }) => {
      const { rows, ...end } = await findContainers(app, companyId, query);
      return { containers: rows.map(containerFields.present), ...end };
    },
    { isList: true },
  );

  serve(app, addContainer, async ({ body, session }) => ({
    container: containerFields.present(await createContainer(app, session, body)),
  })).throws(containersFull, containerNumberTaken);

  serve(app, addContainers, async ({ body, session }) => {
    const { numbers, taken, containers } = await createContainers(app, session, body);
    return { numbers: [...numbers], taken: [...taken], containers: containers.map(containerFields.present) };
  }).throws(containersFull, containerNumbersTaken, containerNumberTaken);

  serve(app, updateContainer, async ({ params: { containerId }, body, browser, session }) => {
    const ifMatch = browser.headers['if-match'];
    const row = await containerCommands.edit(app, session, { id: containerId, input: body, ifMatch });
    return { container: containerFields.present(row) };
  }).throws(containerMissing, sizeNotOfType, containerNumberTaken);

  serve(app, changeMany, async ({ body, session }) => {
    const { containers, skipped } = await changeContainers(app, session, body.containers);
    return { containers: containers.map(containerFields.present), skipped };
  });

  serve(app, deleteContainer, async ({ params: { containerId }, session }) => {
    await containerCommands.remove(app, session, containerId);
    return { message: 'تم حذف الحاوية.' };
  }).throws(containerMissing, containerHeld);
}
