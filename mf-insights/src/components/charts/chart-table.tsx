import { count } from '@hawiyat/shared/locale/numbers';
import { Money, VisuallyHidden } from '@hawiyat/shared/ui';

export interface ChartTableProps {
  caption: string;
  headings: readonly [string, string, string];
  rows: readonly { readonly name: string; readonly orders: number; readonly revenue: number }[];
}

/** The chart's figures for screen readers, exact to the halala. */
export function ChartTable({ caption, headings, rows }: ChartTableProps) {
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
