import type { Container } from '@hawiyat/shared/contract/fleet/containers';
import { today } from '@hawiyat/shared/locale/today';
import { useNavigate } from '@hawiyat/shared/router';
import { mayI } from '@hawiyat/shared/state';
import { useMedia } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { sortedBy } from '../container-sort.ts';
import { $filter, $sort } from '../containers-store.ts';
import { selectEvents } from '../selection/select-events.ts';
import { leaveSelection } from '../selection/selected-containers.ts';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { type ContainerColumn, columnsOf } from './columns.tsx';
import { SelectableCards } from './selectable-cards.tsx';
import { $columns } from './shown-columns.ts';
import { rowHeight, Table } from './table.styles.ts';
import { TableHead } from './table-head.tsx';
import { messages } from './table-messages.ts';
import { Body, BodyRow, RowCells } from './table-rows.tsx';
import { type Figures, useUtilization } from './utilization-store.ts';

type Measured = ReadonlyMap<string, Figures> | null;

/** A table from 1280 px of window width, cards below. */
export function ContainersTable({ containers }: { containers: readonly Container[] }) {
  const isTable = useMedia('(min-width: 1280px)');
  const isWide = useMedia('(min-width: 1440px)');
  const shown = useStore($columns);
  const columns = useMemo(() => columnsOf(shown, isWide), [shown, isWide]);
  const { field } = useStore($sort);
  const asks = [...(isTable ? columns.map(({ id }) => id) : []), field];
  const figures = useUtilization(asks.includes('utilization') || asks.includes('income'));
  const rows = useMeasuredOrder(containers, figures);
  const newest = useRef(rows);
  newest.current = rows;
  const [events] = useState(() => selectEvents(() => newest.current));
  useEffect(() => {
    // A new filter hides what was selected.
    const stop = $filter.listen(leaveSelection);
    return () => {
      stop();
      leaveSelection();
    };
  }, []);
  const selects = mayI('change-fleet');
  return (
    <div {...events}>
      {isTable ? (
        <Rows {...{ rows, columns, figures, selects }} />
      ) : (
        <SelectableCards containers={rows} selects={selects} />
      )}
      <SelectionBar containers={rows} />
    </div>
  );
}

/** The store sorts by a container's own fields; the figures are sorted here. */
function useMeasuredOrder(containers: readonly Container[], figures: Measured): readonly Container[] {
  const { field, order } = useStore($sort);
  return useMemo(() => {
    if (!figures || (field !== 'utilization' && field !== 'income')) return containers;
    const of = (id: string) => figures.get(id);
    return sortedBy(containers, order, ({ id }) =>
      field === 'utilization' ? of(id)?.share : of(id)?.income,
    );
  }, [containers, figures, field, order]);
}

interface RowsProps {
  readonly rows: readonly Container[];
  readonly columns: readonly ContainerColumn[];
  readonly figures: Measured;
  readonly selects: boolean;
}

function Rows({ rows, columns, figures, selects }: RowsProps) {
  const navigate = useNavigate();
  const [itemSize] = useState(
    () => rowHeight * Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
  );
  const now = today();
  const widths = [...(selects ? ['2.75rem'] : []), ...columns.map(({ width }) => width), '3rem'];
  /** The number is the link; a press anywhere else on the row opens the same. */
  const openPage = ({ target }: MouseEvent) => {
    if (!(target instanceof Element) || target.closest('a, button, label, input')) return;
    if (getSelection()?.isCollapsed === false) return;
    const id = target.closest('tbody > tr')?.querySelector('[data-page]')?.getAttribute('data-page');
    if (id) navigate(`/containers/${id}`);
  };
  return (
    <Table
      role="table"
      aria-label={messages.caption}
      aria-rowcount={rows.length + 1}
      style={{ gridTemplateColumns: widths.join(' ') }}
      onClick={openPage}
    >
      <TableHead columns={columns} containers={rows} selects={selects} />
      <WindowVirtualizer data={rows} itemSize={itemSize} as={Body} item={BodyRow}>
        {(container) => (
          <RowCells
            key={container.id}
            container={container}
            columns={columns}
            today={now}
            figures={figures?.get(container.id)}
            selects={selects}
          />
        )}
      </WindowVirtualizer>
    </Table>
  );
}
