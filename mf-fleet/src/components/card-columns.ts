import { useMedia } from '@hawiyat/shared/ui';

/** Windows from this width on have room for two cards, three cards, four cards beside each other. */
const steps = {
  containers: ['(min-width: 768px)', '(min-width: 1280px)', 'not all'],
  // 1, 2, 2, 3, 4 by width.
  drivers: ['(min-width: 480px)', '(min-width: 1024px)', '(min-width: 1280px)'],
} as const;

export type CardKind = keyof typeof steps;

/** How many cards of a kind stand beside each other in a window of this width. */
export function useColumns(kind: CardKind): 1 | 2 | 3 | 4 {
  const [two, three, four] = steps[kind];
  const hasTwo = useMedia(two);
  const hasThree = useMedia(three);
  const hasFour = useMedia(four);
  return hasFour ? 4 : hasThree ? 3 : hasTwo ? 2 : 1;
}
