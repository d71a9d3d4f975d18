import { useRef, useState } from 'react';
import type * as z from '../../contract/core/schema.ts';

export interface Doubt {
  /** What the person answers: another value is another doubt. */
  readonly key: string;
  readonly title: string;
  readonly question: string;
  readonly about: string;
}

/** Asks once about each doubt; an invalid draft shows its errors instead. */
export function useDoubts<Output>(
  schema: z.ZodMiniType<Output> | undefined,
  doubtsOf: ((draft: Output) => readonly Doubt[]) | undefined,
) {
  const answered = useRef(new Set<string>());
  const [asked, setAsked] = useState<readonly Doubt[]>([]);
  return {
    asked,
    /** @returns whether there is something to ask, so that nothing is sent yet */
    ask: (values: object): boolean => {
      const draft = schema ? schema.safeParse(values).data : (values as Output);
      if (!doubtsOf || draft === undefined) return false;
      const open = doubtsOf(draft).filter(({ key }) => !answered.current.has(key));
      setAsked(open);
      return open.length > 0;
    },
    answer: () => {
      for (const { key } of asked) answered.current.add(key);
      setAsked([]);
    },
    back: () => setAsked([]),
  };
}
