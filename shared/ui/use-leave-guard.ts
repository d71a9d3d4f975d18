import { useEffect, useMemo, useRef, useState } from 'react';
import type { DialogLeaving } from './dialog-context.ts';
import { watchLeaving } from './watch-leaving.ts';

/** Asks before a form with unsaved changes is left, by «back» too where the browser has the Navigation API. */
export function useLeaveGuard(onClose: () => void, busy: boolean) {
  const [held, setHeld] = useState<{ goOn: () => void } | null>(null);
  const unsaved = useRef(false);
  const now = useRef({ onClose, busy });
  useEffect(() => {
    now.current = { onClose, busy };
  });
  const leaving: DialogLeaving = useMemo(
    () => ({
      leave: () =>
        unsaved.current && !now.current.busy ? setHeld({ goOn: () => {} }) : now.current.onClose(),
      setUnsaved: (value: boolean) => {
        unsaved.current = value;
      },
    }),
    [],
  );

  useEffect(
    () =>
      watchLeaving(({ isBack, hold }) => {
        if (isBack && unsaved.current && !now.current.busy) setHeld({ goOn: hold() });
      }),
    [],
  );

  const stay = () => setHeld(null);
  // The question closes first, so that the focus goes back through the dialog to what opened it.
  const goAnyway = () => {
    stay();
    unsaved.current = false;
    onClose();
    held?.goOn();
  };
  return { isAsking: held !== null, stay, goAnyway, leaving };
}
