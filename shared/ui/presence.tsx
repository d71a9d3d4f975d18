import type { ReactElement, ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useReducer, useRef } from 'react';

const Leaving = createContext<{ leaving: boolean; gone: () => void } | null>(null);

/** Keeps a dialog in the page while it fades out: `<Presence>{open && <SomeDialog />}</Presence>`. */
export function Presence({ children }: { children: ReactElement | false | null | undefined }) {
  const last = useRef<ReactElement | null>(null);
  const [, render] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    if (children) last.current = children;
  }, [children]);
  const gone = useCallback(() => {
    last.current = null;
    render();
  }, []);
  const shown: ReactNode = children || last.current;
  return <Leaving value={{ leaving: !children, gone }}>{shown}</Leaving>;
}

const present = { leaving: false, gone: () => {} };

export const useLeaving = (): { leaving: boolean; gone: () => void } => useContext(Leaving) ?? present;
