import { useLazy } from '@hawiyat/shared/lib/use-lazy';
import { ErrorState } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import type { Csv } from '../components/csv/use-csv.tsx';
import { ListStatus } from '../components/list-status.tsx';
import { isNarrowed } from './container-filter.ts';
import { messages } from './containers-messages.ts';
import { $filter } from './containers-store.ts';

export function ContainersStatus({ found, csv }: { found: number | null; csv: Csv }) {
  const filter = useStore($filter);
  return (
    <ListStatus found={found} noun="container" narrowed={isNarrowed(filter)}>
      <LazyNothing csv={csv} />
    </ListStatus>
  );
}

const load = () => import(/* webpackChunkName: "container-filters" */ './filters/nothing.tsx');

/** Comes with the filters, without which few lists are empty. */
function LazyNothing({ csv }: { csv: Csv }) {
  const filter = useStore($filter);
  const { chunk, failed, retry } = useLazy(load);
  if (failed) return <ErrorState title={messages.failed} message={messages.partFailed} onRetry={retry} />;
  return chunk && <chunk.Nothing filter={filter} csv={csv} />;
}
