import {
  addSavedView,
  deleteSavedView,
  listSavedViews,
  renameSavedView,
} from '@hawiyat/shared/contract/fleet/saved-views';
import type { App } from '../app-context.ts';
import { serve } from '../http/serve.ts';
import { viewNameTaken, viewsFull } from './errors.ts';
import { deleteView, findSavedViews, renameView, saveView } from './saved-views.ts';

export function savedViewRoutes(app: App): void {
  serve(app, listSavedViews, async ({ session }) => ({ views: await findSavedViews(app, session) }));

  serve(app, addSavedView, async ({ session, body }) => ({
    view: await saveView(app, session, body),
  })).throws(viewsFull, viewNameTaken);

  serve(app, renameSavedView, async ({ session, params, body }) => ({
    view: await renameView(app, session, params.viewId, body.name),
  })).throws(viewNameTaken);

  serve(app, deleteSavedView, ({ session, params }) => deleteView(app, session, params.viewId));
}
