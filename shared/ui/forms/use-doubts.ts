import { useRef, useState } from 'react';
import type * as z from '../../contract/core/schema.ts';
import { farFromRange } from '../../lib/far-from-range.ts';
import { money } from '../../locale/money.ts';

export interface Doubt {
  /** What the person answers: another value is another doubt. */
  readonly key: string;
  readonly title: string;
  readonly question: string;
  readonly about: string;
}

/** A digit too many or too few; amounts of one kind differ by less. */
const slip = 10;

/** Texts about an amount; without `low` a small one is no doubt. */
export interface AmountTexts {
  readonly title: string;
  readonly question: (amount: string) => string;
  readonly low?: (least: string) => string;
  readonly high: (most: string) => string;
}

/** Doubts an amount in riyals that is far from all others; without others nothing is far. */
export function doubtsBeside(amount: number, others: readonly number[], texts: AmountTexts): Doubt[] {
  if (others.length === 0) return [];
  const range = { least: Math.min(...others), most: Math.max(...others) };
  const side = farFromRange(amount, range, slip);
  const about = side === 'high' ? texts.high(money(range.most)) : side && texts.low?.(money(range.least));
  const question = texts.question(money(amount));
  return about ? [{ key: question, title: texts.title, question, about }] : [];
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
