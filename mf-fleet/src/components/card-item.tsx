import { type ReactNode, useState } from 'react';
import { delayOf } from './cards.styles.ts';

export interface CardItemProps {
  /** Its place in the whole list, from 0, and how many cards there are, most of them not in the document. */
  at: number;
  of: number;
  /** Whether cards come in by now; those that scrolling brings are simply there. */
  comesIn: boolean;
  children: ReactNode;
}

/** One item of a long list. */
export function CardItem({ at, of, comesIn, children }: CardItemProps) {
  const [cameIn] = useState(comesIn ? delayOf(at) : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, which <ul> does not allow.
    <div role="listitem" aria-setsize={of} aria-posinset={at + 1} data-comes-in={cameIn}>
      {children}
    </div>
  );
}
