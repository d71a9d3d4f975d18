import { sizeLabel, statusLabel } from '@hawiyat/shared/locale/fleet-words';
import { count } from '@hawiyat/shared/locale/numbers';
import { wordFor } from '@hawiyat/shared/locale/word-for';
import { VisuallyHidden } from '@hawiyat/shared/ui';
import { messages } from '../texts/breakdown.ts';
import { StyledTable } from './breakdown.styles.ts';
import { byType, type Counts, columns, type Kind, statuses } from './kinds.ts';
import { stockOf } from './stock.ts';

export function BreakdownTable({ kinds }: { kinds: readonly Kind[] }) {
  return (
    <StyledTable>
      <VisuallyHidden as="caption">{messages.title}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{messages.size}</th>
          {statuses.map((status) => (
            <th key={status} scope="col">
              <span data-status={status} data-graphic="" aria-hidden />
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
            <Figures counts={sum} />
          </tr>
          {sizes.map((kind) => (
            <tr key={kind.size}>
              <th scope="row">
                {wordFor(sizeLabel, kind.size)}
                <StockMark kind={kind} />
              </th>
              <Figures counts={kind} />
            </tr>
          ))}
        </tbody>
      ))}
    </StyledTable>
  );
}

function StockMark({ kind }: { kind: Kind }) {
  const stock = stockOf(kind);
  return stock && <span data-stock={stock}>{messages.stock[stock]}</span>;
}

function Figures({ counts }: { counts: Counts }) {
  return (
    <>
      {columns.map((column) => (
        <td key={column} {...(counts[column] === 0 && { 'data-zero': true })}>
          <bdi dir="ltr">{count(counts[column])}</bdi>
        </td>
      ))}
      <td data-share aria-hidden>
        <div>
          {statuses
            .filter((status) => counts[status] > 0)
            .map((status) => (
              <span key={status} data-status={status} data-graphic="" style={{ flexGrow: counts[status] }} />
            ))}
        </div>
      </td>
    </>
  );
}
