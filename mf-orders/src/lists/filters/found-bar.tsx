import { Button, chakra } from '@hawiyat/shared/ui';
import { useIsTable } from '@hawiyat/shared/ui/list';
import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { messages } from '../lists-messages.ts';
import type { LiveList } from '../live/live-list.ts';
import { taskSelection } from '../selection/task-selection.ts';
import { Found } from './found.tsx';
import { type AddressChange, isFiltered } from './orders-address.ts';
import { isPart, stateOf, type TasksQuery } from './tasks-address.ts';

const Bar = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2' },
});

export interface FoundBarProps<Row, Query> {
  query: TasksQuery;
  list: Pick<LiveList<Row, Query>, '$list'>;
  print: ReactNode;
  onChange: (change: AddressChange) => void;
}

export function FoundBar<Row extends { id: string }, Query>({
  query,
  list,
  print,
  onChange,
}: FoundBarProps<Row, Query>) {
  const { total } = useStore(list.$list);
  const isTable = useIsTable();
  return (
    <Bar>
      <Found>{total !== null && messages.found(total, stateOf(query), isFiltered(query))}</Found>
      {isPart(query) && (
        <Button variant="outline" size="sm" onClick={() => onChange({ status: 'all' })}>
          {messages.showAllStates}
        </Button>
      )}
      {print}
      {!isTable && total !== null && total > 0 && <SelectCards />}
    </Bar>
  );
}

/** Cards have boxes only during a selection: otherwise a press opens the order. */
function SelectCards() {
  const isOn = useStore(taskSelection.$onCards);
  return (
    <Button
      size="sm"
      variant="outline"
      ms="auto"
      onClick={isOn ? taskSelection.clear : taskSelection.selectOnCards}
    >
      {isOn ? messages.endSelection : messages.selectCards}
    </Button>
  );
}
