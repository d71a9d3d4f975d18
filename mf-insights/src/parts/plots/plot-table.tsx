import { count } from '@hawiyat/shared/locale/numbers';
import { Money, VisuallyHidden } from '@hawiyat/shared/ui';

export interface PlotTableProps {
  caption: string;
  /** What a bar stands for, what is counted, what it brought. */
  headings: readonly [string, string, string];
  rows: readonly { readonly name: string; readonly orders: number; readonly revenue: number }[];
}

/** A chart for who cannot see it, to the halala. */
export function PlotTable({ caption, headings, rows }: PlotTableProps) {
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, orders, revenue }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{count(orders)}</td>
              <td>
                <Money amount={revenue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
