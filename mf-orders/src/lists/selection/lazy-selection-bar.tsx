import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { ErrorState } from '@hawiyat/shared/ui';
import { messages } from '../lists-messages.ts';
import { loadSelection } from './select-events.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

export function LazySelectionBar(props: SelectionBarProps) {
  const { chunk, failed, retry } = useLazy(loadSelection);
  if (failed) return <ErrorState title={messages.failed} onRetry={retry} />;
  return chunk && <chunk.SelectionBar {...props} />;
}
