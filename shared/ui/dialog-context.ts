import { createContext, useContext, useEffect } from 'react';

export interface DialogLeaving {
  readonly leave: () => void;
  readonly setUnsaved: (unsaved: boolean) => void;
}

export const DialogContext = createContext<DialogLeaving | null>(null);

/** Closes the dialog around it, after a question when something is unsaved. */
export const useLeave = (): (() => void) | undefined => useContext(DialogContext)?.leave;

/** Makes the dialog ask before it closes, and the browser before its tab does. */
export function useUnsaved(unsaved: boolean): void {
  const setUnsaved = useContext(DialogContext)?.setUnsaved;
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
}
