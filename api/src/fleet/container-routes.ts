import {
  addContainer,
  deleteContainer,
  listContainers,
  updateContainer,
} from '@hawiyat/shared/contract/containers';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { createContainer, editContainer, removeContainer } from './container-commands.ts';
import { containerFields } from './container-fields.ts';
import { findContainers } from './container-queries.ts';

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
  }));

  serve(app, updateContainer, async ({ params: { containerId }, body, browser, session }) => {
    const ifMatch = browser.headers['if-match'];
    const row = await editContainer(app, session, containerId, body, ifMatch);
    return { container: containerFields.present(row) };
  });

  serve(app, deleteContainer, async ({ params: { containerId }, session }) => {
    await removeContainer(app, session, containerId);
    return { message: 'تم حذف الحاوية.' };
  });
}
