import { type ComponentProps, type ReactNode, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { type CardKind, columnsStyle, useColumns } from './card-columns.ts';
import { Cards } from './cards.tsx';

export interface CardListProps<Item> extends Pick<ComponentProps<typeof Cards>, 'styles'> {
  kind: CardKind;
  items: readonly Item[];
  /** False while items may follow: then the list does not announce its length. */
  isWhole?: boolean;
  children: (item: Item) => ReactNode;
}

/**
 * A virtual list: only visible cards are in the document. Keys are indices, so that a filter updates existing
 * cards, which takes a third less time than new ones. All cards have one height: a list that corrects the scroll
 * offset ends the browser's own scrolling.
 */
export function CardList<Item extends { readonly id: string }>({
  kind,
  styles,
  items,
  isWhole = true,
  children,
}: CardListProps<Item>) {
  const columns = useColumns(kind);
  const rows = useMemo(() => rowsOf(items, columns), [items, columns]);
  const [scrolled, setScrolled] = useState(false);
  return (
    <Cards role="list" styles={styles}>
      <WindowVirtualizer data={rows} onScroll={() => setScrolled(true)}>
        {({ first, cards }) => (
          <div key={first} data-row={columns} style={columnsStyle(columns)}>
            {cards.map((card, column) => (
              <CardItem
                key={first + column}
                at={first + column}
                total={isWhole ? items.length : -1}
                comesIn={!scrolled}
              >
                {children(card)}
              </CardItem>
            ))}
          </div>
        )}
      </WindowVirtualizer>
    </Cards>
  );
}

function rowsOf<Item>(items: readonly Item[], columns: number) {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, row) => {
    const first = row * columns;
    return { first, cards: items.slice(first, first + columns) };
  });
}

interface CardItemProps {
  /** Position in the whole list: most items are not in the document. */
  at: number;
  total: number;
  /** Whether the card is animated; cards that appear by scrolling are not. */
  comesIn: boolean;
  children: ReactNode;
}

/** Milliseconds between the entrances of two cards; all from the ninth on share one delay. */
const stagger = 50;
const staggered = 8;

function CardItem({ at, total, comesIn, children }: CardItemProps) {
  // A virtual list renders the first rows after a scroll before it reports the scroll.
  const [cameIn] = useState(() => comesIn && window.scrollY === 0);
  const delay = `${Math.min(at, staggered - 1) * stagger}ms`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: virtual rows stand between the list and its items, which <ul> does not allow.
    <div
      role="listitem"
      aria-setsize={total}
      aria-posinset={at + 1}
      {...(cameIn && { 'data-rises': '', style: { animationDelay: delay } })}
    >
      {children}
    </div>
  );
}
