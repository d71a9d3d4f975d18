import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { BreakdownFrame } from './breakdown-frame.ts';
import { messages } from './breakdown-messages.ts';
import { byType, type Counts, columns, type Kind, statuses } from './kinds.ts';
import { stockOf } from './stock.ts';

/** Sizes under their types, each with what its containers are doing. */
export function BreakdownTable({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <BreakdownFrame>
      <VisuallyHidden as="caption">{messages.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{messages.size}</th>
          {statuses.map((status) => (
            <th key={status} scope="col">
              <span data-status={status} aria-hidden />
              {statusLabel[status]}
            </th>
          ))}
          <th scope="col">{messages.total}</th>
          <td data-share aria-hidden />
        </tr>
      </thead>
      {byType(kinds).map(({ type, sum, kinds: sizes }) => (
        <tbody key={type}>
          <tr data-type>
            <th scope="rowgroup">{type}</th>
            <Figures of={sum} />
          </tr>
          {sizes.map((kind) => (
            <tr key={kind.size}>
              <th scope="row">
                {wordFor(sizeLabel, kind.size)}
                <StockMark of={kind} />
              </th>
              <Figures of={kind} />
            </tr>
          ))}
        </tbody>
      ))}
    </BreakdownFrame>
  );
}

function StockMark({ of }: { of: Kind }) {
  const stock = stockOf(of);
  return stock && <span data-stock={stock}>{messages.stock[stock]}</span>;
}

/** The counts of a row, and the same as a bar for who can see it. */
function Figures({ of }: { of: Counts }) {
  return (
    <>
      {columns.map((column) => (
        <td key={column} {...(of[column] === 0 && { 'data-zero': true })}>
          <bdi dir="ltr">{count(of[column])}</bdi>
        </td>
      ))}
      <td data-share aria-hidden>
        <div>
          {statuses
            .filter((status) => of[status] > 0)
            .map((status) => (
              <span key={status} data-status={status} style={{ flexGrow: of[status] }} />
            ))}
        </div>
      </td>
    </>
  );
}
