import { count } from '@hawiyat/shared/locale/numbers';
import { Money, VisuallyHidden } from '@hawiyat/shared/ui';

export interface ChartTableProps {
  caption: string;
  headings: readonly [string, string, string];
  /** Null revenue, and no heading for it, where the person may not see it. */
  rows: readonly { readonly name: string; readonly orders: number; readonly revenue: number | null }[];
}

/** The chart's figures for screen readers, exact to the halala. */
export function ChartTable({ caption, headings, rows }: ChartTableProps) {
  const isWithRevenue = rows.some(({ revenue }) => revenue !== null);
  return (
    <VisuallyHidden>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {(isWithRevenue ? headings : headings.slice(0, 2)).map((heading) => (
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
              {revenue !== null && (
                <td>
                  <Money amount={revenue} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
