import { Button, Dialog, DialogActions, DialogBody, Text } from '@hawiyat/shared/ui';
import { useId } from 'react';

/** Asked before changes are thrown away. Going on has the focus. */
export function LeaveQuestion({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const text = useId();
  return (
    <Dialog title="تغييرات لم تُحفظ" role="alertdialog" describedBy={text} onClose={onStay}>
      <DialogBody id={text}>
        <Text>لديك تغييرات لم تُحفظ. هل تريد المغادرة دون حفظها؟</Text>
      </DialogBody>
      <DialogActions>
        <Button onClick={onStay} data-autofocus>
          متابعة التعديل
        </Button>
        <Button variant="ghost" colorPalette="danger" onClick={onLeave}>
          مغادرة دون حفظ
        </Button>
      </DialogActions>
    </Dialog>
  );
}
