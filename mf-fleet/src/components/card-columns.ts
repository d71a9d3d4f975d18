import { useMedia } from '@hawiyat/shared/ui';

/** Window widths with room for two, three and four cards in a row. */
const steps = {
  containers: ['(min-width: 768px)', '(min-width: 1280px)', '(min-width: 1680px)'],
  drivers: ['(min-width: 480px)', '(min-width: 1024px)', '(min-width: 1280px)'],
} as const;

export type CardKind = keyof typeof steps;

export function useColumns(kind: CardKind): 1 | 2 | 3 | 4 {
  const [two, three, four] = steps[kind];
  const hasTwo = useMedia(two);
  const hasThree = useMedia(three);
  const hasFour = useMedia(four);
  return hasFour ? 4 : hasThree ? 3 : hasTwo ? 2 : 1;
}

export const columnsStyle = (columns: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
});
