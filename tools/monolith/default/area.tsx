import fleet from '@hawiyat/mf-fleet/remote';
import insights from '@hawiyat/mf-insights/remote';
import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import type { Remote } from '@hawiyat/shared/federation/remote';
import { useRoutes } from '@hawiyat/shared/router';
import { AreaLoading } from '@hawiyat/shell/src/area/area-loading.tsx';
import { LazyPage } from '@hawiyat/shell/src/lazy-screens.tsx';
import { type ComponentType, lazy, Suspense } from 'react';

const routesOf = ({ routes }: Remote) =>
  function AreaRoutes() {
    return useRoutes([...routes, { path: '*', element: <LazyPage /> }]);
  };

const lazyArea = (load: () => Promise<{ default: Remote }>) =>
  lazy(async () => ({ default: routesOf((await load()).default) }));

/** One lazy level for every route. */
const areas: Record<RemoteName, ComponentType> = {
  'mf-fleet': routesOf(fleet),
  'mf-insights': routesOf(insights),
  'mf-orders': lazyArea(() => import('@hawiyat/mf-orders/remote')),
  'mf-marketing': lazyArea(() => import('@hawiyat/mf-marketing/remote')),
};

/** Replaces the host's `Area`: a lazy route in Suspense. */
export function Area({ name }: { name: RemoteName }) {
  const Routed = areas[name];
  if (!Routed) return <LazyPage />;
  return (
    <Suspense fallback={<AreaLoading />}>
      <Routed />
    </Suspense>
  );
}
