import type { RemoteName } from '@hawiyat/shared/contract/platform/areas';
import { matchPath, type RouteObject, useLocation, useRoutes } from '@hawiyat/shared/router';
import { Box, ErrorState, LinkButton } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { Component, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LoadedArea } from '../composition/area-effects.ts';
import { disableAreaStyles, enableAreaStyles } from '../composition/area-styles.ts';
import { isPublic } from '../composition/areas.ts';
import {
  $areas,
  areaFailed,
  areaShown,
  enterArea,
  isSettled,
  remainingTime,
  retryArea,
} from '../composition/areas-store.ts';
import { ReleaseFailed } from '../composition/release-failed.ts';
import { watchArea } from '../health/watch-area.ts';
import type { AreaHealth } from '../health/watch-health.ts';
import { LazyPage } from '../lazy-screens.tsx';
import { messages as layout } from '../texts/layout.ts';
import { AreaLoading } from './area-loading.tsx';

export function Area({ name }: { name: RemoteName }) {
  const area = useStore($areas, { keys: [name] })[name];
  // An area from an earlier visit shows only while its release is valid.
  const [isEntered, setEntered] = useState(() => isSettled(name));
  useEffect(() => {
    void enterArea(name).then(() => setEntered(true));
  }, [name]);
  // Before the paint: no frame may show another area's styles, or lack the area's own.
  useLayoutEffect(() => {
    enableAreaStyles(name);
    return () => disableAreaStyles(name);
  }, [name]);

  if (!isEntered || !area || area.status === 'loading') return <AreaLoading />;
  if (area.status === 'failed') return <AreaFailed name={name} whileInUse={area.whileInUse} />;
  return (
    <AreaBoundary key={area.release.base + area.attempt} onCrash={(error) => areaFailed(name, area, error)}>
      <Suspense fallback={<ChunkLoading name={name} area={area} />}>
        <AreaRoutes name={name} area={area} />
        <ShownEffect onShown={() => areaShown(name)} />
        <HealthEffect name={name} area={area} />
      </Suspense>
    </AreaBoundary>
  );
}

function AreaRoutes({ name, area }: { name: RemoteName; area: LoadedArea }) {
  const { routes } = area.remote;
  usePreloadedLinks(routes);
  const screen = useRoutes([...routes, { path: '*', element: <LazyPage /> }]);
  const path = routeAt(useLocation().pathname, routes)?.path;
  const [first] = useState(path);
  // A navigation is a transition, which shows the last screen until a boundary is new.
  return path === first ? (
    screen
  ) : (
    <Suspense key={path} fallback={<ChunkLoading name={name} area={area} />}>
      {screen}
    </Suspense>
  );
}

const routeAt = (pathname: string, routes: readonly RouteObject[]) =>
  routes.find(({ path }) => path && matchPath(path, pathname));

/** Loads a screen when the pointer or the focus comes to a link to it, which is before the press. */
function usePreloadedLinks(routes: readonly RouteObject[]) {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      if (!link || link.origin !== location.origin) return;
      // What fails is loaded again, and shown, when the screen is entered.
      void routeAt(link.pathname, routes)
        ?.handle?.preload?.()
        .catch(() => {});
    };
    const events = ['pointerover', 'focusin'];
    for (const event of events) document.addEventListener(event, preload);
    return () => {
      for (const event of events) document.removeEventListener(event, preload);
    };
  }, [routes]);
}

/** Limits how long a mounted area may wait for a chunk. */
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

function HealthEffect({ name, area }: { name: RemoteName; area: LoadedArea }) {
  const location = useLocation();
  const watch = useRef<AreaHealth>(null);
  useEffect(() => {
    const own = watchArea(name, area, (error) => areaFailed(name, area, error));
    watch.current = own;
    return own.stop;
  }, [name, area]);
  // Not the location's key, which all history entries of other scripts share, such as those of hashes.
  useEffect(() => watch.current?.look(), [location]);
  return null;
}

/** The layout, the session and the other areas survive an area's crash. */
class AreaBoundary extends Component<{ children: ReactNode; onCrash(error: unknown): void }> {
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

const { area: messages } = layout;

function AreaFailed({ name, whileInUse }: { name: RemoteName; whileInUse: boolean }) {
  const box = (
    <ErrorState
      title={messages.failed}
      message={whileInUse ? messages.stopped : messages.othersWork}
      onRetry={() => retryArea(name)}
    >
      <LinkButton to="/" variant="ghost" size="sm">
        {messages.home}
      </LinkButton>
    </ErrorState>
  );
  // A public page has no layout around its area.
  return isPublic(name) ? (
    <Box as="main" maxW="2xl" mx="auto" px="4" py="16">
      {box}
    </Box>
  ) : (
    box
  );
}
