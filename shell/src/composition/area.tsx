import type { RemoteName } from '@hawiyat/shared/contract/remotes';
import { useRoutes } from '@hawiyat/shared/router';
import { useStore } from '@nanostores/react';
import { Suspense, useEffect, useState } from 'react';
import { NotFound } from '../not-found.tsx';
import { AreaBoundary } from './area-boundary.tsx';
import { AreaFailed } from './area-failed.tsx';
import type { LoadedArea } from './area-loader.ts';
import { AreaLoading } from './area-loading.tsx';
import { $areas, areaFailed, areaShown, enterArea, isSettled, timeLeft } from './areas-store.ts';
import { ReleaseFailed } from './load-release.ts';

/** One remote's area: loading, open, or failed with a retry. */
export function Area({ name }: { name: RemoteName }) {
  const area = useStore($areas, { keys: [name] })[name];
  // An area that is open from before is shown once it is known to be valid.
  const [isEntered, setEntered] = useState(() => isSettled(name));
  useEffect(() => {
    void enterArea(name).then(() => setEntered(true));
  }, [name]);

  if (!isEntered || !area || area.status === 'loading') return <AreaLoading />;
  if (area.status === 'failed') return <AreaFailed name={name} whileInUse={area.whileInUse} />;
  return (
    <AreaBoundary
      key={`${area.release.base}${area.attempt}`}
      onCrash={(error) => areaFailed(name, area, error)}
    >
      <Suspense fallback={<Awaited name={name} area={area} />}>
        <AreaRoutes area={area} />
        <Shown onShown={() => areaShown(name, area)} />
      </Suspense>
    </AreaBoundary>
  );
}

function AreaRoutes({ area }: { area: LoadedArea }) {
  return useRoutes([...area.remote.routes, { path: '*', element: <NotFound /> }]);
}

/** Limits the time that a mounted area may wait for a chunk. */
function Awaited({ name, area }: { name: RemoteName; area: LoadedArea }) {
  useEffect(() => {
    const late = () =>
      areaFailed(name, area, new ReleaseFailed(`${area.release.id} hung while mounted`, 'hung'));
    const timer = setTimeout(late, timeLeft(name, area));
    return () => clearTimeout(timer);
  }, [name, area]);
  return <AreaLoading />;
}

/** Its effect runs when everything beside it is on the screen. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, []);
  return null;
}
