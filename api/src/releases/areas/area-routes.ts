import { changeArea, listAreas } from '@hawiyat/shared/contract/platform/areas';
import type { App } from '../../app-context.ts';
import { loggedName } from '../../auth/index.ts';
import { serve } from '../../http/serve.ts';
import { changedMeanwhile } from '../rollout-errors.ts';
import { changeAreas } from './area-commands.ts';
import {
  areaExists,
  areaPathReserved,
  areaPathTaken,
  areaPathTwice,
  areaRequired,
  areaTitleTaken,
  areaUnfinished,
  areaUnknown,
  areaUntitled,
} from './errors.ts';

export function areaRoutes(app: App): void {
  serve(app, listAreas, async () => ({ areas: [...(await app.rollouts.states()).areas] }));

  serve(app, changeArea, async ({ params: { name }, body, session }) => ({
    areas: [...(await changeAreas(app, name, body, loggedName(session)))],
  })).throws(
    areaUnknown,
    areaExists,
    areaRequired,
    areaPathTaken,
    areaPathReserved,
    areaPathTwice,
    areaUnfinished,
    areaUntitled,
    areaTitleTaken,
    changedMeanwhile,
  );
}
