import type { Container } from '@hawiyat/shared/contract/fleet/container-list';
import { chakra, Text } from '@hawiyat/shared/ui';
import { useMemo } from 'react';
import type { Days } from '../container-availability.ts';
import type { ContainerFilter } from '../container-filter.ts';
import { figuresOf } from './day-figures.ts';
import { freeAnswer } from './free-answer.ts';

interface FreeFiguresProps {
  items: readonly Container[];
  filter: ContainerFilter;
  free: Days;
  today: string;
}

export function FreeFigures({ items, filter, free, today }: FreeFiguresProps) {
  const { answer, others } = useMemo(
    () => freeAnswer(figuresOf(items, filter, free, today), free, today),
    [items, filter, free, today],
  );
  return (
    <Text color="fg.muted" fontSize="sm">
      <chakra.strong color="fg" fontWeight="medium">
        {answer}
      </chakra.strong>{' '}
      {others}
    </Text>
  );
}
