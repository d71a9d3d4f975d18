import { createContext, useContext, useEffect } from 'react';

export interface DialogLeaving {
  /** Closes the dialog, after a question when something is unsaved. */
  readonly leave: () => void;
  readonly setUnsaved: (unsaved: boolean) => void;
}

export const DialogContext = createContext<DialogLeaving | null>(null);

/**
 * Makes the dialog around a form ask before it closes, and the browser before its tab does.
 * @param unsaved something was typed or chosen that is not saved
 * @returns closes the dialog; undefined outside of one
 */
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
