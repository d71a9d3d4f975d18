import { Box, chakra, Stack } from '@chakra-ui/react';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Button } from '../button.tsx';
import { TableLoading } from '../data/table-loading.tsx';
import type { Column } from '../list/column.ts';
import { listStyles } from '../list/list.styles.ts';
import { ListCards } from '../list/list-cards.tsx';
import { ListTable } from '../list/list-table.tsx';
import { SelectKnown } from '../list/select-box.tsx';
import { createSelection, type Selectable } from '../list/selection.ts';
import { SelectionBar } from '../list/selection-bar.tsx';
import { selectionEvents } from '../list/selection-events.ts';
import type { ListSort } from '../list/sort-button.tsx';
import { VirtualRows } from '../list/virtual-rows.tsx';
import { WaitingRows } from '../list/waiting-rows.tsx';
import { ListStates } from '../list-states.tsx';
import { columns, type Row, rows } from './example-table.tsx';

const List = chakra('div', { base: listStyles });

const selection = createSelection<Row>();
const select: Selectable<Row> = { selection, label: ({ id }) => `تحديد ${id}`, allLabel: 'تحديد الكل' };
const selecting = selectionEvents(selection, () => new Map(rows.entries()));

const listColumns: readonly Column<Row>[] = columns.map((column, at) => ({
  ...{ ...column, width: '16%', sort: column.id },
  ...(at > 2 && { from: 1280 }),
}));
const list = {
  ...{ caption: 'الطلبات', columns: listColumns, total: 4, virtual: VirtualRows },
  rowAt: (at: number) => rows[at],
};
const marks = { arrived: new Set(['ORD-1042']), changed: new Set(['ORD-1041']), gone: new Set(['ORD-1040']) };

export function ExampleList() {
  const [sort, setSort] = useState<Pick<ListSort, 'field' | 'order'>>({ field: 'day', order: 'desc' });
  const sorting: ListSort = {
    ...sort,
    firstOrder: () => 'asc',
    onSort: (field, order) => setSort({ field, order }),
  };
  return (
    <List
      onKeyDown={(event: KeyboardEvent) => selecting.key(event)}
      onClick={(event: MouseEvent) => void selecting.press(event)}
    >
      <Stack gap="4">
        <WaitingRows waiting={2} onShow={() => {}} />
        <Box hideBelow="md">
          <ListTable {...list} marks={marks} select={select} known={rows} sort={sorting} />
        </Box>
        <SelectKnown select={select} rows={rows} />
        <ListCards {...list} marks={marks} select={select} />
        <SelectionBar selection={selection} label="المحدد" text="حُدد طلبان">
          <Button size="sm">تعيين سائق</Button>
        </SelectionBar>
        <ListStates
          {...{ total: null, error: null, loading: true, failedTitle: '', onRetry() {} }}
          placeholder={<TableLoading label="جاري التحميل..." />}
        >
          {null}
        </ListStates>
      </Stack>
    </List>
  );
}
