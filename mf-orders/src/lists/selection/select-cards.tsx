import { Button, HStack } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { messages } from '../lists-messages.ts';
import { $cardsSelect, leaveSelection, type SelectableRow, selectRows } from './selected-rows.ts';

/** Cards have checkboxes only while somebody selects: a press on a card opens its order otherwise. */
export function SelectCards({ rows }: { rows: readonly SelectableRow[] }) {
  const isOn = useStore($cardsSelect);
  return (
    <HStack gap="2" flexWrap="wrap" ms="auto">
      {isOn && (
        <Button size="sm" variant="outline" onClick={() => selectRows(rows, true)}>
          {messages.selectLoaded}
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={() => (isOn ? leaveSelection() : $cardsSelect.set(true))}>
        {isOn ? messages.endSelection : messages.selectCards}
      </Button>
    </HStack>
  );
}
