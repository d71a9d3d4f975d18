import { Button, Dialog, DialogActions, DialogBody, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';
import { messages } from './settings-messages.ts';

/** Asked before changes are thrown away. Going on has the focus. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const text = useId();
  return (
    <Dialog title={messages.leaveTitle} role="alertdialog" describedBy={text} onClose={onStay}>
      <DialogBody id={text}>
        <Text>{messages.leaveQuestion}</Text>
      </DialogBody>
      <DialogActions>
        <Button onClick={onStay} data-autofocus>
          {messages.stay}
        </Button>
        <Button variant="ghost" colorPalette="danger" onClick={onLeave}>
          {messages.leave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
