import { useId } from 'react';
import { Button } from './button.tsx';
import { DialogActions, DialogBody } from './dialog-parts.ts';
import { DialogWindow } from './dialog-window.tsx';
import { Text } from './text.ts';

export interface LeaveQuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Staying has the focus. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  const text = useId();
  return (
    <DialogWindow title="تغييرات لم تُحفظ" role="alertdialog" describedBy={text} onClose={onStay}>
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
    </DialogWindow>
  );
}
