import { ErrorState, Skeleton } from '@hawiyat/shared/ui';
import { useLazy } from './components/use-lazy.ts';

const load = () => import(/* webpackChunkName: "orders-settings" */ './settings/settings-screen.tsx');

/** The settings' chunk, loaded with the page. */
export function OpenSettings() {
  const { chunk, failed, retry } = useLazy(load);
  if (failed) return <ErrorState title="حدث خطأ في التحميل" onRetry={retry} />;
  return chunk ? <chunk.SettingsScreen /> : <Skeleton h="24rem" borderRadius="xl" />;
}
