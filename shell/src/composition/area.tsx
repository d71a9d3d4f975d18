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

/** One remote's place in the page: on its way, open, or failed with a retry. */
export function Area({ name }: { name: RemoteName }) {
  const area = useStore($areas, { keys: [name] })[name];
  // What stands open from before is shown only once it is known that it may still be.
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

/** A mounted area that waits for a part of itself, but not forever. */
function Awaited({ name, area }: { name: RemoteName; area: LoadedArea }) {
  useEffect(() => {
    const late = () =>
      areaFailed(name, area, new ReleaseFailed(`${area.release.id} hung while mounted`, 'hung'));
    const timer = setTimeout(late, timeLeft(name, area));
    return () => clearTimeout(timer);
  }, [name, area]);
  return <AreaLoading />;
}

/** Its effect runs when everything beside it is on the screen; telling of it again would change nothing. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, []);
  return null;
}
