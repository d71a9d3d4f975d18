import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { DialogContext } from './dialog-context.ts';
import { DialogWindow, type DialogWindowProps } from './dialog-window.tsx';
import { LeaveQuestion } from './leave-question.tsx';
import { Text } from './text.ts';

export type DialogProps = DialogWindowProps;

const Late = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '6',
    py: '3',
    borderTopWidth: '1px',
    bg: 'bg.muted',
  },
});

/**
 * A modal dialog; inside goes a `Form`, or `DialogBody` and `DialogActions`. It asks before unsaved changes are left, and one
 * that has been busy for long says so and can be closed.
 */
export function Dialog({ onClose, busy = false, children, ...rest }: DialogProps) {
  const isLate = useLate(busy);
  const { asking, stay, goAnyway, leaving } = useLeaving(onClose, busy);
  return (
    <>
      <DialogWindow {...rest} onClose={leaving.leave} busy={busy && !isLate}>
        <DialogContext value={leaving}>{children}</DialogContext>
        {/* Always present, because screen readers miss a live region that appears with its content. */}
        <div aria-live="polite">
          {isLate && (
            <Late>
              <Text>ما زال العمل جاريًا، يرجى الانتظار...</Text>
              <Button variant="outline" size="sm" onClick={onClose}>
                إغلاق
              </Button>
            </Late>
          )}
        </div>
      </DialogWindow>
      {asking && <LeaveQuestion onLeave={goAnyway} onStay={stay} />}
    </>
  );
}

/** Milliseconds after which a dialog that is still sending says so and can be left; the result then comes as a toast. */
const lateAfter = 10_000;

function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setLate(true), lateAfter);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return busy && late;
}

/** Asks before a form with unsaved changes is left. What is being sent is no longer the page's to lose. */
function useLeaving(onClose: () => void, busy: boolean) {
  const [asking, setAsking] = useState(false);
  const unsaved = useRef(false);
  const now = useRef({ onClose, busy });
  useEffect(() => {
    now.current = { onClose, busy };
  });
  const leaving = useMemo(
    () => ({
      leave: () => (unsaved.current && !now.current.busy ? setAsking(true) : now.current.onClose()),
      setUnsaved: (value: boolean) => {
        unsaved.current = value;
      },
    }),
    [],
  );
  const stay = () => setAsking(false);
  // The question closes first, so that the focus goes back through the dialog to what opened it.
  const goAnyway = () => {
    stay();
    onClose();
  };
  return { asking, stay, goAnyway, leaving };
}
