import {
  addSavedView,
  deleteSavedView,
  listSavedViews,
  renameSavedView,
} from '@hawiyat/shared/contract/fleet/saved-views';
import type { App } from '../app-context.ts';
import { serve } from '../server/serve.ts';
import { viewNameTaken, viewsFull } from './errors.ts';
import { deleteView, findSavedViews, renameView, saveView } from './saved-views.ts';

export function savedViewRoutes(app: App): void {
  serve(app, listSavedViews, async ({ session }) => ({ views: await findSavedViews(app, session) }));

  serve(app, addSavedView, [viewsFull, viewNameTaken], async ({ session, body }) => ({
    view: await saveView(app, session, body),
  }));

  serve(app, renameSavedView, [viewNameTaken], async ({ session, params, body }) => ({
    view: await renameView(app, session, params.viewId, body.name),
  }));

  serve(app, deleteSavedView, ({ session, params }) => deleteView(app, session, params.viewId));
}
