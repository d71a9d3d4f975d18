import { type ReactNode, useState } from 'react';
import { delayOf } from './cards.styles.ts';

export interface CardItemProps {
  /** Its index in the whole list, and the list's length: most items are not in the document. */
  at: number;
  of: number;
  /** Whether the card is animated; cards that appear by scrolling are not. */
  comesIn: boolean;
  children: ReactNode;
}

export function CardItem({ at, of, comesIn, children }: CardItemProps) {
  const [cameIn] = useState(comesIn ? delayOf(at) : undefined);
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows stand between the list and its items, which <ul> does not allow.
    <div role="listitem" aria-setsize={of} aria-posinset={at + 1} data-comes-in={cameIn}>
      {children}
    </div>
  );
}
