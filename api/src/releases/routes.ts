import type { App } from '../app-context.ts';
import { areaRoutes } from './areas/area-routes.ts';
import { compositionRoutes } from './composition-routes.ts';
import { outcomeRoutes } from './outcome-routes.ts';
import { previewRoutes } from './preview/preview-routes.ts';
import { releaseRoutes } from './release-routes.ts';
import { rolloutRoutes } from './rollout-routes.ts';
import { webhookRoutes } from './webhooks/webhook-routes.ts';

export function releasesRoutes(app: App): void {
  compositionRoutes(app);
  outcomeRoutes(app);
  releaseRoutes(app);
  previewRoutes(app);
  webhookRoutes(app);
  rolloutRoutes(app);
  areaRoutes(app);
}
