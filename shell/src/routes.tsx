import { type RemoteName, remoteOfPath, remotes } from '@hawiyat/shared/contract/remotes';
import { Navigate, useLocation, useNavigate } from '@hawiyat/shared/router';
import { $session } from '@hawiyat/shared/state';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { Area } from './composition/area.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFound } from './not-found.tsx';
import { LazySignIn } from './sign-in/lazy-sign-in.tsx';

export function Routes() {
  const { pathname } = useLocation();
  const session = useStore($session);
  const owner = remoteOfPath(pathname);
  useLeaveWhenSessionEnds(pathname, owner);

  if (session && (pathname === '/' || pathname === '/signin')) return <Navigate to="/dashboard" replace />;
  if (pathname === '/signin') return <LazySignIn />;
  if (owner && remotes[owner].audience === 'anyone') return <Area key={owner} name={owner} />;
  if (session) return <Layout>{owner ? <Area key={owner} name={owner} /> : <NotFound />}</Layout>;
  // A panel address without a session shows the sign-in, and the panel after it.
  return owner ? <LazySignIn /> : <NotFound />;
}

/** Covers sign-out, a 401 and another tab's sign-out. */
function useLeaveWhenSessionEnds(pathname: string, owner: RemoteName | null): void {
  const navigate = useNavigate();
  const isPublic = pathname === '/signin' || (owner && remotes[owner].audience === 'anyone');
  useEffect(
    () =>
      $session.listen((session) => {
        if (!session && !isPublic) navigate('/signin', { replace: true });
      }),
    [navigate, isPublic],
  );
}
