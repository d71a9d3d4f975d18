import { stamp } from '@hawiyat/shared/locale/dates';
import { count } from '@hawiyat/shared/locale/numbers';
import { $session } from '@hawiyat/shared/state';
import { Ltr, Money } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { messages, periodLabel } from '../texts/statement.ts';
import { Sheet } from './statement.styles.ts';
import type { Statement } from './statement-store.ts';
import { StatementTable } from './statement-table.tsx';

export interface StatementSheetProps {
  statement: Statement;
  /** The next period is loading. */
  loads: boolean;
  /** The fields have no valid period. */
  outdated: boolean;
}

export function StatementSheet({ statement, loads, outdated }: StatementSheetProps) {
  const company = useStore($session)?.user.company;
  const { from, to, issued, total } = statement;
  return (
    <Sheet aria-label={messages.title} aria-busy={loads} data-outdated={outdated ? '' : undefined}>
      <div data-facts="">
        <dl>
          <Fact name={messages.company}>
            <bdi>{company?.name}</bdi>
          </Fact>
          <Fact name={messages.identifier}>
            <Ltr>{company?.identifier}</Ltr>
          </Fact>
          <Fact name={messages.period}>{periodLabel(from, to)}</Fact>
          <Fact name={messages.issued}>{stamp(issued)}</Fact>
        </dl>
        <dl>
          <Fact name={messages.orders}>
            <Ltr>{count(total.orders)}</Ltr>
          </Fact>
          {(['gross', 'net', 'vat'] as const).map((name) => (
            <Fact key={name} name={messages[name]}>
              <Money amount={Number(total[name])} />
            </Fact>
          ))}
        </dl>
      </div>
      <StatementTable {...statement} />
      <p>
        {messages.completedOnly} {messages.noInvoice}
      </p>
    </Sheet>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
