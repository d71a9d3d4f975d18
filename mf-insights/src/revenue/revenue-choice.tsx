import { chakra, NativeSelect } from '@hawiyat/shared/ui';
import { messages } from './revenue-messages.ts';
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
  onChoose: (choice: Partial<RevenueQuery>) => void;
}

export function RevenueChoice({ query, onChoose }: RevenueChoiceProps) {
  return (
    <Choices>
      <NativeSelect
        aria-label={messages.period}
        value={query.months}
        onChange={(event) => onChoose({ months: Number(event.target.value) })}
      >
        {periods.map((months) => (
          <option key={months} value={months}>
            {messages.lastMonths(months)}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        aria-label={messages.grouping}
        value={query.groupBy}
        onChange={(event) => {
          const groupBy = groupings.find((grouping) => grouping === event.target.value);
          if (groupBy) onChoose({ groupBy });
        }}
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
