// biome-ignore-all lint/a11y/noRedundantRoles: to Safari a row that is laid out as a block is no row

import { LegalLine } from './legal-line.tsx';
import styles from './legal-table.module.css';
import type { Block } from './legal-text.ts';
import { renderEach } from './render-each.ts';

export function LegalTable({ head, rows }: Extract<Block, { type: 'table' }>) {
  return (
    <table role="table" className={styles.table}>
      <thead role="rowgroup">
        <tr role="row">
          {renderEach(head, (line) => (
            <th role="columnheader" scope="col">
              <LegalLine line={line} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {renderEach(rows, ([first = [], ...others]) => (
          <tr role="row">
            <th role="rowheader" scope="row">
              <LegalLine line={first} />
            </th>
            {renderEach([...others.entries()], ([at, line]) => (
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
