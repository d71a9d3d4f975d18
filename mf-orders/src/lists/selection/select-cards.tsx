import { Button } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { messages } from '../lists-messages.ts';
import { $cardsSelect, leaveSelection } from './selected-rows.ts';

/** Cards have checkboxes only while somebody selects: a press on a card opens its order otherwise. */
export function SelectCards() {
  const isOn = useStore($cardsSelect);
  return (
    <Button
      size="sm"
      variant="outline"
      ms="auto"
      onClick={() => (isOn ? leaveSelection() : $cardsSelect.set(true))}
    >
      {isOn ? messages.endSelection : messages.selectCards}
    </Button>
  );
}
