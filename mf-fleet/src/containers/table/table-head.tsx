import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { useStore } from '@nanostores/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { sortBy } from '../container-sort.ts';
import { $sort } from '../containers-store.ts';
import { SelectAll } from '../selection/select-box.tsx';
import { ColumnChoice } from './column-choice.tsx';
import type { ContainerColumn } from './columns.tsx';
import { messages } from './table-messages.ts';

/* With `display: grid`, some browsers drop the native table roles, so they are explicit. */

export interface TableHeadProps {
  readonly columns: readonly ContainerColumn[];
  readonly containers: readonly Container[];
  readonly selects: boolean;
}

export function TableHead({ columns, containers, selects }: TableHeadProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <thead role="rowgroup">
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tr role="row" aria-rowindex={1}>
        {selects && (
          // biome-ignore lint/a11y/noRedundantRoles: see above
          <th role="columnheader" scope="col">
            <SelectAll rows={containers} />
          </th>
        )}
        {columns.map(({ id }) => (
          <SortHead key={id} id={id} />
        ))}
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <th role="columnheader" scope="col">
          <ColumnChoice />
        </th>
      </tr>
    </thead>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;

/** The first press sorts in the column's usual direction, the next one reverses it. */
function SortHead({ id }: Pick<ContainerColumn, 'id'>) {
  const { field, order } = useStore($sort);
  const isSorted = field === id;
  const Arrow = (isSorted ? order : sortBy(id).order) === 'asc' ? ArrowUp : ArrowDown;
  const press = () =>
    $sort.set(isSorted ? { field: id, order: order === 'asc' ? 'desc' : 'asc' } : sortBy(id));
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <th role="columnheader" scope="col" {...(isSorted && { 'aria-sort': directions[order] })}>
      <button type="button" onClick={press}>
        {messages.columns[id]}
        <Arrow size={14} aria-hidden />
      </button>
    </th>
  );
}
