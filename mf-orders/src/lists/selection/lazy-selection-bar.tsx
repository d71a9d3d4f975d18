import { ErrorState } from '@hawiyat/shared/ui';
import { useLazy } from '../../components/use-lazy.ts';
import { messages } from '../lists-messages.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

const load = () => import(/* webpackChunkName: "selection" */ './selection-bar.tsx');

export function LazySelectionBar(props: SelectionBarProps) {
  const { chunk, failed, retry } = useLazy(load);
  if (failed) return <ErrorState title={messages.failed} onRetry={retry} />;
  return chunk && <chunk.SelectionBar {...props} />;
}
