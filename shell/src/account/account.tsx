import { isWithin } from '@hawiyat/shared/contract/platform/area-paths';
import { useLocation } from '@hawiyat/shared/router';
import { NotFoundScreen } from '../components/not-found-screen.tsx';
import { visitorPages } from './pages.ts';
import { Settings } from './settings.tsx';

export function Account() {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, '$1');
  if (isWithin('/settings', pathname)) return <Settings path={pathname.slice('/settings/'.length)} />;
  const Page = visitorPages[pathname];
  return Page ? <Page /> : <NotFoundScreen />;
}
