import { Box, Button, chakra, Flex, NativeSelect, VisuallyHidden } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useState } from 'react';
import { type ContainerSort, type SortField, sortBy, sortFields } from '../container-sort.ts';
import { $sort } from '../containers-store.ts';
import { sortWords } from './sort-words.ts';

/** Only the table's heads offer these. */
const onlyInTable: readonly SortField[] = ['utilization', 'income'];

/** On phones the arrow alone shows the direction. */
export function SortChoice() {
  const { field, order } = useStore($sort);
  const [announcement, announce] = useState('');
  const Arrow = order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;

  const change = (sort: ContainerSort) => {
    $sort.set(sort);
    announce(sortWords.sorted(sortWords.sortFields[sort.field], sortWords.direction[sort.order]));
  };
  const isChoice = (name: SortField) => name === field || !onlyInTable.includes(name);
  const choose = (value: string) => {
    const chosen = sortFields.find((name) => name === value);
    if (chosen) change(sortBy(chosen));
  };
  return (
    <Flex gap="2" align="center">
      <chakra.span hideBelow="md" color="fg.muted" whiteSpace="nowrap" aria-hidden>
        {sortWords.sortBy}
      </chakra.span>
      <Box flex={{ base: '1', md: 'none' }} w={{ md: '40' }}>
        <NativeSelect
          aria-label={sortWords.sortBy}
          value={field}
          onChange={(event) => choose(event.target.value)}
        >
          {sortFields.filter(isChoice).map((name) => (
            <option key={name} value={name}>
              {sortWords.sortFields[name]}
            </option>
          ))}
        </NativeSelect>
      </Box>
      <Button
        variant="outline"
        borderColor="border.control"
        aria-label={sortWords.turn[order](sortWords.sortFields[field])}
        onClick={() => change({ field, order: order === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow size={16} aria-hidden />
        <chakra.span hideBelow="md">{sortWords.direction[order]}</chakra.span>
      </Button>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Flex>
  );
}
