import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import { useRoutes } from '@hawiyat/shared/router';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect } from 'react';
import { NotFound } from '../not-found.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaFailed } from './area-failed.tsx';
import { AreaLoading } from './area-loading.tsx';
import { $areas, areaCrashed, enterArea } from './areas-store.ts';
import type { OpenedArea } from './open-area.ts';

/** One remote's place in the page: on its way, open, or failed with a retry. */
export function Area({ name }: { name: RemoteName }) {
  const area = useStore($areas, { keys: [name] })[name];
  useEffect(() => enterArea(name), [name]);

  if (!area || area.status === 'loading') return <AreaLoading />;
  if (area.status === 'failed') return <AreaFailed name={name} whileInUse={area.whileInUse} />;
  return (
    <AreaBoundary key={area.release.base} onCrash={() => areaCrashed(name, area)}>
      <Suspense fallback={<AreaLoading />}>
        <AreaRoutes area={area} />
      </Suspense>
    </AreaBoundary>
  );
}

function AreaRoutes({ area }: { area: OpenedArea }) {
  return useRoutes([...area.remote.routes, { path: '*', element: <NotFound /> }]);
}
