// biome-ignore-all lint/a11y/noRedundantRoles: to Safari a row that is laid out as a block is no row
import { inOrder } from './in-order.ts';
import { LegalLine } from './legal-line.tsx';
import styles from './legal-table.module.css';
import type { Block } from './legal-text.ts';

/**
 * A table whose rows become cards on a phone, each value below the name of its column.
 */
export function LegalTable({ head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {inOrder(head, (line) => (
            <th role="columnheader" scope="col">
              <LegalLine line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {inOrder(rows, ([first = [], ...others]) => (
          <tr role="row">
            <th role="rowheader" scope="row">
              <LegalLine line={first} />
            </th>
            {inOrder([...others.entries()], ([at, line]) => (
              <td role="cell">
                <span className={styles.column} aria-hidden="true">
                  <LegalLine line={head[at + 1] ?? []} />
                </span>
                <span>
                  <LegalLine line={line} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
