import { createContext, useContext, useEffect } from 'react';

export interface DialogLeaving {
  /** Closes the dialog, after a question when something is unsaved. */
  readonly leave: () => void;
  readonly setUnsaved: (unsaved: boolean) => void;
}

export const DialogContext = createContext<DialogLeaving | null>(null);

/** Makes the dialog ask before it closes, and the browser before its tab does. @returns closes the dialog */
export function useUnsaved(unsaved: boolean): (() => void) | undefined {
  const dialog = useContext(DialogContext);
  const setUnsaved = dialog?.setUnsaved;
  useEffect(() => {
    if (!unsaved) return;
    setUnsaved?.(true);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      setUnsaved?.(false);
      removeEventListener('beforeunload', ask);
    };
  }, [unsaved, setUnsaved]);
  return dialog?.leave;
}
