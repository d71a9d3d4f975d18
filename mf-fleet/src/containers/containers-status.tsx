import { useStore } from '@nanostores/react';
import type { Csv } from '../components/csv/use-csv.tsx';
import { ListStatus } from '../components/list-status.tsx';
import { isNarrowed } from './container-filter.ts';
import { $filter } from './containers-store.ts';
import { Nothing } from './filters/nothing.tsx';

export function ContainersStatus({ found, csv }: { found: number | null; csv: Csv }) {
  const filter = useStore($filter);
  return (
    <ListStatus found={found} noun="container" narrowed={isNarrowed(filter)}>
      <Nothing filter={filter} csv={csv} />
    </ListStatus>
  );
}
