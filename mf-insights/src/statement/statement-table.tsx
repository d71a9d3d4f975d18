import { useBeforePrint } from '@hawiyat/shared/lib/use-before-print';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { type Column, ListCards, ListTable, useIsTable } from '@hawiyat/shared/ui/list';
import { useEffect, useMemo, useState } from 'react';
import { messages } from '../texts/statement.ts';
import { amounts, columns, columnsOnPaper, type Line } from './statement-columns.tsx';
import type { Statement } from './statement-store.ts';
import { useFollowLink } from './use-follow-link.ts';

const detailsLabel = ({ number }: Line) => messages.restOf(number);

export function StatementTable({ lines, total }: Statement) {
  const links = useFollowLink();
  const isTable = useIsTable();
  const isOnPaper = useOnPaper();
  const rows = useMemo(
    () => lines.map((line, at): Line => ({ ...line, id: line.orderId, position: at + 1 })),
    [lines],
  );
  const list = {
    ...{ caption: messages.title, total: rows.length },
    rowAt: (at: number) => rows[at],
  };
  return (
    <div ref={links}>
      {isTable || isOnPaper ? (
        <ListTable
          {...list}
          columns={isOnPaper ? columnsOnPaper : columns}
          detailsLabel={detailsLabel}
          foot={(shown) => <TotalRow {...{ total, shown }} />}
        />
      ) : (
        <>
          <ListCards {...list} columns={columns} />
          <TotalCard total={total} />
        </>
      )}
    </div>
  );
}

/** Paper has every column, whatever the window has room for. */
function useOnPaper(): boolean {
  const [isOnPaper, setOnPaper] = useState(false);
  useBeforePrint(() => setOnPaper(true));
  useEffect(() => {
    const leave = () => setOnPaper(false);
    addEventListener('afterprint', leave);
    return () => removeEventListener('afterprint', leave);
  }, []);
  return isOnPaper;
}

const totalTitle = ({ orders }: Statement['total']) => `${messages.total}: ${pluralize(orders, 'order')}`;

// Some browsers drop the native roles of a grid.
const [group, row, heading, cell] = ['rowgroup', 'row', 'rowheader', 'cell'].map((role) => ({ role }));

interface TotalRowProps {
  total: Statement['total'];
  shown: readonly Column<Line>[];
}

/** In no `tfoot`, which paper would repeat on every page. */
function TotalRow({ total, shown }: TotalRowProps) {
  const before = shown.findIndex(({ id }) => id === amounts[0]);
  return (
    <tbody {...group} data-total="">
      <tr {...row} aria-rowindex={total.orders + 2}>
        <td {...heading} colSpan={before} aria-colspan={before} style={{ gridColumn: `span ${before}` }}>
          {totalTitle(total)}
        </td>
        {amounts.map((name) => (
          <td key={name} {...cell}>
            {formatRiyal(Number(total[name]))}
          </td>
        ))}
      </tr>
    </tbody>
  );
}

const TotalCard = ({ total }: Pick<Statement, 'total'>) => (
  <section data-total="" aria-label={messages.total}>
    <p>{totalTitle(total)}</p>
    <dl>
      {amounts.map((name) => (
        <div key={name}>
          <dt>{messages.inRiyals(messages[name])}</dt>
          <dd>{formatRiyal(Number(total[name]))}</dd>
        </div>
      ))}
    </dl>
  </section>
);
