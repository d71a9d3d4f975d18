import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { Ellipsis } from 'lucide-react';
import { type ComponentProps, memo, type ReactNode } from 'react';
import type { CustomItemComponentProps } from 'virtua';
import { openMenu } from '../container-menu.ts';
import { messages as listMessages } from '../containers-messages.ts';
import { SelectBox } from '../selection/select-box.tsx';
import type { ContainerColumn } from './columns.tsx';
import type { Figures } from './utilization-store.ts';

/* With `display: grid`, some browsers drop the native table roles, so they are explicit. */

export const Body = (props: ComponentProps<'tbody'>) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tbody role="rowgroup" {...props} />
);

export const BodyRow = ({ index, ...props }: CustomItemComponentProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <tr role="row" aria-rowindex={index + 2} {...props} />
);

const Cell = (props: ComponentProps<'td'> & { children?: ReactNode }) => (
  // biome-ignore lint/a11y/noRedundantRoles: see above
  <td role="cell" {...props} />
);

export interface RowCellsProps {
  readonly container: Container;
  readonly columns: readonly ContainerColumn[];
  readonly today: string;
  readonly figures: Figures | undefined;
  readonly selects: boolean;
}

/** Memoized: a refresh of a long list renders only the rows that changed. */
export const RowCells = memo(function RowCells({
  container,
  columns,
  today,
  figures,
  selects,
}: RowCellsProps) {
  const { id, containerNumber } = container;
  return (
    <>
      {selects && (
        <Cell>
          <SelectBox id={id} number={containerNumber} />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell
          key={column.id}
          {...(column.id === 'containerNumber' && { 'data-number': '', 'data-page': id })}
        >
          {column.cell(container, today, figures)}
        </Cell>
      ))}
      <Cell>
        <button
          type="button"
          data-more=""
          aria-label={listMessages.menuOf(containerNumber)}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => openMenu(container, currentTarget, 'all')}
        >
          <Ellipsis size={18} />
        </button>
      </Cell>
    </>
  );
});
