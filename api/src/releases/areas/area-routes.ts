import { changeArea, listAreas } from '@hawiyat/shared/contract/platform/areas';
import type { App } from '../../app-context.ts';
import { loggedName } from '../../auth/operators/operator.ts';
import { serve } from '../../server/serve.ts';
import { changeAreas } from './area-commands.ts';

export function areaRoutes(app: App): void {
  serve(app, listAreas, async () => ({ areas: [...(await app.rollouts.states()).areas] }));

  serve(app, changeArea, async ({ params: { name }, body, session }) => ({
    areas: [...(await changeAreas(app, name, body, loggedName(session)))],
  }));
}
