import { chakra } from '@hawiyat/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});

interface FactsProps extends ComponentProps<typeof List> {
  facts: Readonly<Record<string, ReactNode>>;
  columns?: number;
}

export const Facts = ({ facts, columns = 2, ...list }: FactsProps) => (
  <List gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: `repeat(${columns}, minmax(0, 1fr))` }} {...list}>
    {Object.entries(facts).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </List>
);
