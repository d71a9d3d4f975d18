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

/** The grid of cards: one, two or three columns. What is far below the screen is neither laid out nor painted. */
export const ContainerGrid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      xl: 'repeat(3, minmax(0, 1fr))',
    },
    gap: '5',
    '& > li': {
      animation: 'rise 280ms cubic-bezier(0.16, 1, 0.3, 1) backwards',
      contentVisibility: 'auto',
      containIntrinsicSize: 'auto 12rem',
    },
    ...delays,
  },
});
