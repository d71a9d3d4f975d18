import { Box, CardRoot, chakra, Flex } from '@chakra-ui/react';
import { memo } from 'react';
import { type CardSlot, type Column, inSlot } from '../list/column.ts';
import { DataList, DataListItem } from './data-list.tsx';

export interface RowProps {
  readonly columns: readonly Column<unknown>[];
  readonly row: unknown;
}

export const RowCards = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
  },
});

const Actions = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    mt: 'auto',
    '& > *': { flex: '1', display: 'flex', '& > *': { flex: '1' } },
  },
});

/** Memoized like a table's row. Outside of the viewport a card is neither laid out nor painted. */
export const RowCard = memo(function RowCard({ columns, row }: RowProps) {
  const at = (slot: CardSlot) =>
    inSlot(columns, slot).map(({ id, title, cell }) => ({ id, title, content: cell(row) }));
  const actions = at('action');
  return (
    <CardRoot as="li" gap="4" p="4" contentVisibility="auto" containIntrinsicSize="auto 15rem">
      <Flex align="flex-start" gap="3">
        <Box flex="1" minW="0" fontSize="md" fontWeight="semibold">
          {at('title').map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </Box>
        {at('badge').map(({ id, content }) => (
          <div key={id}>{content}</div>
        ))}
      </Flex>
      <DataList>
        {at('fact').map(({ id, title, content }) => (
          <DataListItem key={id} label={title}>
            {content}
          </DataListItem>
        ))}
      </DataList>
      {actions.length > 0 && (
        <Actions>
          {actions.map(({ id, content }) => (
            <div key={id}>{content}</div>
          ))}
        </Actions>
      )}
    </CardRoot>
  );
});
