import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import { useMemo } from 'react';
import type { Days } from '../container-availability.ts';
import type { ContainerFilter } from '../container-filter.ts';
import { figuresOf } from './day-figures.ts';
import { messages } from './filter-messages.ts';

interface FreeFiguresProps {
  items: readonly Container[];
  filter: ContainerFilter;
  free: Days;
  today: string;
}

export function FreeFigures({ items, filter, free, today }: FreeFiguresProps) {
  const figures = useMemo(() => figuresOf(items, filter, free, today), [items, filter, free, today]);
  return (
    <p data-figures="">
      <strong>{messages.onDays(free, today)}:</strong> {messages.figures(figures)}.{' '}
      {messages.returns(figures, today)}
    </p>
  );
}
