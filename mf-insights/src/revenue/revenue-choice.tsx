import { chakra, NativeSelect } from '@hawiyat/shared/ui';
import { messages } from '../texts/revenue.ts';
import { groupings, periods, type RevenueQuery } from './revenue-query.ts';

const Choices = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(2, 8.5rem)' },
    gap: '3',
    w: { base: 'full', md: 'auto' },
  },
});

export interface RevenueChoiceProps {
  query: RevenueQuery;
  onChoose: (choice: { period: string } | { groupBy: string }) => void;
}

export function RevenueChoice({ query, onChoose }: RevenueChoiceProps) {
  return (
    <Choices>
      <NativeSelect
        aria-label={messages.period}
        value={query.period}
        onChange={(event) => onChoose({ period: event.target.value })}
      >
        {periods.map((period) => (
          <option key={period} value={period}>
            {messages.last(period)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={messages.grouping}
        value={query.groupBy}
        onChange={(event) => onChoose({ groupBy: event.target.value })}
      >
        {groupings.map((grouping) => (
          <option key={grouping} value={grouping}>
            {messages.by[grouping]}
          </option>
        ))}
      </NativeSelect>
    </Choices>
  );
}
