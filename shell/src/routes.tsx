import { isHostPath, isWithin } from '@hawiyat/shared/contract/platform/area-paths';
import { Navigate, useLocation, useNavigate } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Area } from './area/area.tsx';
import { areaOf, isOpen } from './composition/areas.ts';
import { $composition } from './composition/composition.ts';
import { Layout } from './layout/layout.tsx';
import { LazyPage, LazySignIn } from './lazy-screens.tsx';
import { messages } from './texts/layout.ts';

export function Routes() {
  const { pathname } = useLocation();
  const session = useStore($session);
  // A newer composition may have other areas.
  useStore($composition);
  const owner = areaOf(pathname);
  const isVisitors = owner?.audience === 'anyone';
  const isOwn = isHostPath(pathname);
  const isSettings = isWithin('/settings', pathname);
  useLeaveWhenSessionEnds(isVisitors || (isOwn && !isSettings));

  if (session && (pathname === '/' || pathname === '/signin')) return <Navigate to="/dashboard" replace />;
  if (pathname === '/signin') return <LazySignIn />;
  if (owner && isVisitors) return <Area key={owner.name} name={owner.name} />;
  if (isOwn && !isSettings) return <LazyPage />;
  if (session)
    return (
      <Layout title={isSettings ? messages.settings : undefined}>
        {owner && isOpen(owner) ? <Area key={owner.name} name={owner.name} /> : <LazyPage />}
      </Layout>
    );
  // A panel address without a session shows the sign-in, and the panel after it.
  return owner || isSettings ? <LazySignIn /> : <LazyPage />;
}

/** Covers sign-out, a 401 and another tab's sign-out. */
function useLeaveWhenSessionEnds(isPublic: boolean): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      $session.listen((session) => {
        if (!session && !isPublic) navigate('/signin', { replace: true });
      }),
    [navigate, isPublic],
  );
}
