import type { DashboardStats } from '@hawiyat/shared/contract/dashboard';
import { monthName } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { Money, VisuallyHidden } from '@hawiyat/shared/ui';
import { messages } from './dashboard-messages.ts';

export interface MonthlyTableProps {
  months: DashboardStats['monthlyData'];
  year: number;
}

/** The chart for who cannot see it, in full riyals. */
export function MonthlyTable({ months, year }: MonthlyTableProps) {
  const texts = messages.monthly;
  return (
    <VisuallyHidden>
      <table>
        <caption>{texts.table(year)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.month}</th>
            <th scope="col">{texts.orders}</th>
            <th scope="col">{texts.fullRevenue}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, requests, revenue }) => (
            <tr key={month}>
              <th scope="row">{monthName(month)}</th>
              <td>{count(requests)}</td>
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
