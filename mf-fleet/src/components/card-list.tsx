import { type ReactNode, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import { type CardKind, useColumns } from './card-columns.ts';
import { CardItem } from './card-item.tsx';
import { Cards } from './cards.styles.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

export interface CardListProps<Item> {
  kind: CardKind;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/**
 * A virtual list: only visible cards are in the document. Keys are indices, so that a filter updates existing
 * cards, which takes a third less time than new ones.
 */
export function CardList<Item extends { readonly id: string }>({
  kind,
  items,
  children,
}: CardListProps<Item>) {
  const columns = useColumns(kind);
  const rows = useMemo(() => rowsOf(items, columns), [items, columns]);
  const { list, cache } = useScrollRestoration();
  const [scrolled, setScrolled] = useState(false);
  return (
    <Cards role="list">
      <WindowVirtualizer ref={list} data={rows} {...(cache && { cache })} onScroll={() => setScrolled(true)}>
        {({ first, cards }) => (
          <div key={first} data-row={columns}>
            {cards.map((card, place) => (
              <CardItem key={first + place} at={first + place} of={items.length} comesIn={!scrolled}>
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
