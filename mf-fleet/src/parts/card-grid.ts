import { chakra } from '@hawiyat/shared/ui';

/** Milliseconds between one card's coming in and the next's (specification, section 9); the ninth waits no longer than the eighth. */
const stagger = 50;
const staggered = 8;

const delays = Object.fromEntries(
  Array.from({ length: staggered }, (_, at) => [
    `& > li:nth-of-type(n+${at + 1})`,
    { animationDelay: `${at * stagger}ms` },
  ]),
);

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** The grid of cards, by `most` up to three or four beside each other. What is far below the screen is neither laid out nor painted. */
export const CardGrid = chakra('ul', {
  base: {
    display: 'grid',
    gap: '5',
    '& > li': {
      animation: 'rise 280ms cubic-bezier(0.16, 1, 0.3, 1) backwards',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 12rem',
    },
    ...delays,
  },
  variants: {
    most: {
      three: { gridTemplateColumns: { base: columns(1), md: columns(2), xl: columns(3) } },
      four: { gridTemplateColumns: { base: columns(1), sm: columns(2), lg: columns(3), xl: columns(4) } },
    },
  },
});
