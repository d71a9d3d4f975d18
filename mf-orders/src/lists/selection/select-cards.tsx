import { Button } from '@hawiyat/shared/ui';
import { useStore } from '@nanostores/react';
import { messages } from '../lists-messages.ts';
import { $cardsSelect, leaveSelection } from './selected-rows.ts';

/** Cards have checkboxes only during a selection: otherwise a press opens the order. */
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
