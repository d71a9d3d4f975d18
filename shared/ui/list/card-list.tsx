import { type ReactNode, useCallback, useState } from 'react';
import { CardRows } from './card-rows.tsx';
import type { Listed } from './column.ts';
import type { RowSource } from './list-rows.tsx';

export { LinkedCards } from './linked-cards.tsx';
export { useCardRow } from './reached-width.ts';

export interface CardListProps<Row extends Listed> extends Required<Pick<RowSource, 'virtual'>> {
  readonly rows: readonly Row[];
  /** Window widths in pixels from which a row has one card more. */
  readonly widths: readonly number[];
  readonly isGrowing?: boolean;
  readonly children: (row: Row) => ReactNode;
}

/** Cards of one height with own contents, inside of `role=list`. A filter updates existing cards. */
export function CardList<Row extends Listed>(props: CardListProps<Row>) {
  const { rows, widths, virtual, isGrowing, children } = props;
  const [scrolled, setScrolled] = useState(false);
  const onScroll = useCallback(() => setScrolled(true), []);
  const total = isGrowing ? -1 : rows.length;
  return (
    <CardRows source={{ total: rows.length, virtual, onScroll }} widths={widths} virtualFrom={0}>
      {(position) => {
        const row = rows[position];
        return (
          row && (
            <CardItem key={position} {...{ position, total }} rises={!scrolled}>
              {children(row)}
            </CardItem>
          )
        );
      }}
    </CardRows>
  );
}

interface CardItemProps {
  readonly position: number;
  readonly total: number;
  readonly rises: boolean;
  readonly children: ReactNode;
}

/** Milliseconds between the entrances of two cards; all from the ninth on share one delay. */
const stagger = 50;
const staggered = 8;

function CardItem({ position, total, rises, children }: CardItemProps) {
  // A virtual list renders the first rows after a scroll before it reports the scroll.
  const [hasEntrance] = useState(() => rises && window.scrollY === 0);
  const animationDelay = `${Math.min(position, staggered - 1) * stagger}ms`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: virtual rows stand between the list and its items, which <ul> does not allow.
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={position + 1}
      {...(hasEntrance && { 'data-rises': '', style: { animationDelay } })}
    >
      {children}
    </div>
  );
}
