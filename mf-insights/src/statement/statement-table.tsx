import type { StatementLine } from '@hawiyat/shared/contract/company/dashboard';
import { day } from '@hawiyat/shared/locale/dates';
import { sizeLabel } from '@hawiyat/shared/locale/fleet-words';
import { formatRiyal } from '@hawiyat/shared/locale/money';
import { pluralize } from '@hawiyat/shared/locale/plurals';
import { memo } from 'react';
import { messages } from './statement-messages.ts';
import type { Statement } from './statement-store.ts';
import { useFollowLink } from './use-follow-link.ts';

// On phones the rows are grids, and some browsers then drop a table's own roles.
const withRole = (role: string) => ({ role });
const [table, group, row, heading, rowHeading, cell] = [
  ...['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map(withRole),
] as const;

/** A newer server may know sizes that this build does not: they are shown as they are. */
const sizes: Readonly<Record<string, string>> = sizeLabel;

const headings = [
  ...[messages.line, messages.completedOn, messages.order, messages.container, messages.type, messages.size],
  ...[messages.driver, ...[messages.gross, messages.net, messages.vat].map(messages.inRiyals)],
];

/** The panel of an order lies over the list of accepted orders. */
const orderAddress = (orderId: string) => `/orders?tab=accepted_orders&details=${orderId}`;

export function StatementTable({ lines, total }: Statement) {
  const links = useFollowLink();
  return (
    <table {...table} ref={links} aria-label={messages.title}>
      <thead {...group}>
        <tr {...row}>
          {headings.map((text) => (
            <th key={text} {...heading} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <Lines lines={lines} />
      <tbody {...group} data-total="">
        <tr {...row}>
          <th {...rowHeading} scope="row" colSpan={7}>
            {messages.total}: {pluralize(total.orders, 'order')}
          </th>
          {cellsOf(total)}
        </tr>
      </tbody>
    </table>
  );
}

const Lines = memo(({ lines }: { lines: readonly StatementLine[] }) => (
  <tbody {...group}>
    {lines.map(({ orderId, number, completedOn, Container: container, driverName, ...amounts }, at) => (
      <tr key={orderId} {...row}>
        <td {...cell}>{at + 1}</td>
        <td {...cell}>{day(completedOn)}</td>
        <td {...cell} data-order="">
          <a href={orderAddress(orderId)}>{number}</a>
        </td>
        <th {...rowHeading} scope="row" dir="ltr">
          {container.containerNumber}
        </th>
        <td {...cell}>{container.type}</td>
        <td {...cell}>{sizes[container.size] ?? container.size}</td>
        <td {...cell}>{driverName === null ? messages.unknown : <bdi>{driverName}</bdi>}</td>
        {cellsOf(amounts)}
      </tr>
    ))}
  </tbody>
));

const cellsOf = ({ gross, net, vat }: Pick<StatementLine, 'gross' | 'net' | 'vat'>) =>
  [gross, net, vat].map((amount, at) => (
    <td key={at} {...cell}>
      {formatRiyal(Number(amount))}
    </td>
  ));
