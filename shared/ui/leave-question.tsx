import { useId } from 'react';
import { Button } from './button.tsx';
import { DialogActions, DialogBody } from './dialog-parts.ts';
import { DialogWindow } from './dialog-window.tsx';
import { Text } from './text.ts';
import { messages } from './texts.ts';

export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const text = useId();
  const { unsaved } = messages;
  return (
    <DialogWindow title={unsaved.title} role="alertdialog" describedBy={text} onClose={onStay}>
      <DialogBody id={text}>
        <Text>{unsaved.question}</Text>
      </DialogBody>
      <DialogActions>
        <Button onClick={onStay} data-autofocus>
          {unsaved.stay}
        </Button>
        <Button variant="ghost" colorPalette="danger" onClick={onLeave}>
          {unsaved.leave}
        </Button>
      </DialogActions>
    </DialogWindow>
  );
}
