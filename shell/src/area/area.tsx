import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { useLocation, useRoutes } from '@hawiyat/shared/router';
import { useStore } from '@nanostores/react';
import { Component, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedArea } from '../composition/area-effects.ts';
import { disableAreaStyles, enableAreaStyles } from '../composition/area-styles.ts';
import {
  $areas,
  areaFailed,
  areaShown,
  enterArea,
  isSettled,
  remainingTime,
} from '../composition/areas-store.ts';
import { ReleaseFailed } from '../composition/release-failed.ts';
import { watchArea } from '../health/watch-area.ts';
import type { AreaHealth } from '../health/watch-health.ts';
import { LazyPage } from '../lazy-screens.tsx';
import { AreaFailed } from './area-failed.tsx';
import { AreaLoading } from './area-loading.tsx';

/** One remote's area: loading, open, or failed with a retry. */
export function Area({ name }: { name: RemoteName }) {
  const area = useStore($areas, { keys: [name] })[name];
  // An area from an earlier visit is shown only when its release is still valid.
  const [isEntered, setEntered] = useState(() => isSettled(name));
  useEffect(() => {
    void enterArea(name).then(() => setEntered(true));
  }, [name]);
  // Before the browser paints, so that no frame shows another area's styles, or lacks the area's own.
  useLayoutEffect(() => {
    enableAreaStyles(name);
    return () => disableAreaStyles(name);
  }, [name]);

  if (!isEntered || !area || area.status === 'loading') return <AreaLoading />;
  if (area.status === 'failed') return <AreaFailed name={name} whileInUse={area.whileInUse} />;
  return (
    <AreaBoundary
      key={`${area.release.base}${area.attempt}`}
      onCrash={(error) => areaFailed(name, area, error)}
    >
      <Suspense fallback={<ChunkLoading name={name} area={area} />}>
        <AreaRoutes area={area} />
        <ShownEffect onShown={() => areaShown(name)} />
        <HealthEffect name={name} area={area} />
      </Suspense>
    </AreaBoundary>
  );
}

function AreaRoutes({ area }: { area: LoadedArea }) {
  return useRoutes([...area.remote.routes, { path: '*', element: <LazyPage /> }]);
}

/** Limits the time that a mounted area may wait for a chunk. */
function ChunkLoading({ name, area }: { name: RemoteName; area: LoadedArea }) {
  useEffect(() => {
    const fail = () =>
      areaFailed(name, area, new ReleaseFailed(`${area.release.id} hung while mounted`, 'hung'));
    const timer = setTimeout(fail, remainingTime(name));
    return () => clearTimeout(timer);
  }, [name, area]);
  return <AreaLoading />;
}

/** Its effect runs when its siblings have left Suspense. */
function ShownEffect({ onShown }: { onShown: () => void }) {
  useEffect(onShown, []);
  return null;
}

/** Watches what an area cannot say itself, as long as it is shown, and again after each navigation. */
function HealthEffect({ name, area }: { name: RemoteName; area: LoadedArea }) {
  const location = useLocation();
  const watch = useRef<AreaHealth>(null);
  useEffect(() => {
    const own = watchArea(name, area, (error) => areaFailed(name, area, error));
    watch.current = own;
    return own.stop;
  }, [name, area]);
  // The location and not its key, which is the same for all that others put into the history, such as the hashes of links.
  useEffect(() => watch.current?.look(), [location]);
  return null;
}

/** Contains an area's crash: the layout, the session and the other areas stay alive. */
class AreaBoundary extends Component<
  { children: ReactNode; onCrash(error: unknown): void },
  { crashed: boolean }
> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}
